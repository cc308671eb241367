import { Button } from "@danji/ui/button";
import { Checkbox, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { SearchForm, StateSelect } from "./leads.styles.ts";

interface LeadSearchProps {
  /** Sites to select from, each with the value of the field `siteId`. Empty: the field is left out. */
  readonly sites: readonly { readonly id: string; readonly name: string }[];
  /** Site that is selected at first. */
  readonly ownSite: string;
  /** What a lead in quarantine is called. */
  quarantine: string;
  /** Whether the list shows every lead, so that all are downloaded. */
  readonly showsAll: boolean;
  /** Whether the file is being made. */
  readonly saving: boolean;
  /** Called with the form when it is submitted; its fields are `search`, `siteId` and `onlyQuarantined`. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onSave: () => void;
}

/** Renders the search for leads, and the button that downloads what it found. */
export function LeadSearch({ sites, ownSite, quarantine, showsAll, saving, onSubmit, onSave }: LeadSearchProps) {
  return (
    <SearchForm
      aria-label="고객 찾기"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {sites.length > 0 && (
        <StateSelect aria-label="현장" name="siteId" defaultValue={ownSite}>
          {sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </StateSelect>
      )}
      <TextField label="이름, 연락처, 문의내용" name="search" type="search" autoComplete="off" maxLength={100} />
      <Form.Submit>찾기</Form.Submit>
      <Button variant="secondary" pending={saving} pendingLabel="만드는 중..." onClick={onSave}>
        {showsAll ? "전체 내려받기 (CSV)" : "찾은 결과 내려받기 (CSV)"}
      </Button>
      <Checkbox label={`${quarantine}만 보기`} name="onlyQuarantined" />
    </SearchForm>
  );
}
