import { Button } from "@danji/ui/button";
import { Checkbox, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { SearchForm } from "./leads.styles.ts";

interface LeadSearchProps {
  /** What a lead in quarantine is called. */
  quarantine: string;
  /** Whether the list shows every lead, so that all are downloaded. */
  readonly showsAll: boolean;
  /** Whether the file is being made. */
  readonly saving: boolean;
  /** Called with the form when it is submitted; its fields are `search` and `onlyQuarantined`. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onSave: () => void;
}

/** Renders the search for leads, and the button that downloads what it found. */
export function LeadSearch({ quarantine, showsAll, saving, onSubmit, onSave }: LeadSearchProps) {
  return (
    <SearchForm
      aria-label="고객 찾기"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <TextField label="이름, 연락처, 문의내용" name="search" type="search" autoComplete="off" maxLength={100} />
      <Form.Submit>찾기</Form.Submit>
      <Button variant="secondary" pending={saving} pendingLabel="만드는 중..." onClick={onSave}>
        {showsAll ? "전체 내려받기 (CSV)" : "찾은 결과 내려받기 (CSV)"}
      </Button>
      <Checkbox label={`${quarantine}만 보기`} name="onlyQuarantined" />
    </SearchForm>
  );
}
