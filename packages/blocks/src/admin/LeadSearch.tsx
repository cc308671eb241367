import { Button } from "@danji/ui/button";
import { DateField, Select, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { SearchForm } from "./leads.styles.ts";

interface LeadSearchProps {
  /** Sites to select from, each with the value of the field `siteId`. Empty: the field is left out. */
  readonly sites: readonly { readonly id: string; readonly name: string }[];
  readonly ownSite: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  /** Whether the list shows every lead, so that all are downloaded. */
  readonly showsAll: boolean;
  readonly saving: boolean;
  /** Called with the form when it is submitted; its fields are `search`, `siteId`, `kind` and `visitDay`. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onSave: () => void;
}

/** Renders the search for leads, and the button that downloads what it found. */
export function LeadSearch({ sites, ownSite, kinds, showsAll, saving, onSubmit, onSave }: LeadSearchProps) {
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
        <Select label="현장" name="siteId" defaultValue={ownSite}>
          {sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextField label="이름, 연락처, 문의내용, 날짜" name="search" type="search" autoComplete="off" maxLength={100} />
      <Select label="구분" name="kind">
        <option value="">전체</option>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <DateField label="방문 희망일" name="visitDay" />
      <Form.Submit>찾기</Form.Submit>
      <Button variant="secondary" pending={saving} pendingLabel="만드는 중..." onClick={onSave}>
        {showsAll ? "전체 내려받기 (CSV)" : "찾은 결과 내려받기 (CSV)"}
      </Button>
    </SearchForm>
  );
}
