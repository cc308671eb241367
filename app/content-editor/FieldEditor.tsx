import type { ContentField } from "@danji/delivery/dev-content/api";
import { Button } from "@danji/ui/button";
import { Checkbox, TextArea, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { Stack } from "@danji/ui/stack";
import { useState } from "react";
import { FieldBox } from "./Editor.styles.ts";
import { type Outcome, useField } from "./use-field.ts";

/** Characters from which a text has several lines. */
const LONG = 40;
const CHARACTERS_PER_ROW = 44;
const MOST_ROWS = 10;

/** What people write; keys and addresses have neither blanks nor Hangul. */
const PROSE = /[\s가-힣]/u;

const rowsOf = (text: string) => Math.min(MOST_ROWS, Math.max(2, Math.ceil(text.length / CHARACTERS_PER_ROW)));

/** Returns what is known about a field: what it shows, its values or its length. */
function hintOf({ about, options, minLength, value }: ContentField, text: string): string {
  const isProse = typeof value === "string" && !options && PROSE.test(text);
  const length = isProse ? `지금 ${[...text].length}자` : undefined;
  const least = minLength === undefined ? undefined : `${minLength}자 이상`;
  return [about, options && `${options.join(", ")} 가운데 하나`, least, length].filter(Boolean).join(" · ");
}

function faultsOf({ issues }: ContentField, outcome: Outcome | undefined, isDirty: boolean): string {
  if (outcome?.status === "refused") return outcome.issues.map(({ reason }) => reason).join("\n");
  if (outcome?.status === "invalid" || outcome?.status === "unreachable") return outcome.message;
  return isDirty ? "" : issues.map(({ reason }) => reason).join("\n");
}

interface FieldEditorProps {
  /** Name of the field's file. */
  file: string;
  field: ContentField;
  /** Reads the content again. */
  onSaved: () => Promise<void>;
}

/** Renders a field of the content with what is wrong with it, and saves it. */
export function FieldEditor({ file, field, onSaved }: FieldEditorProps) {
  const state = useField(file, field, onSaved);
  const { text, outcome, isDirty, pending } = state;
  // Another control would lose the focus, so it stays the same while the text grows.
  const [isLong] = useState(() => text.length > LONG || (field.maxLength ?? 0) > LONG || text.includes("\n"));
  const hasConflict = state.isChanged || outcome?.status === "changed";
  const shared = {
    name: field.path.join("."),
    label: field.label,
    error: faultsOf(field, outcome, isDirty),
    hint: hintOf(field, text),
  };
  const saved = outcome?.status === "saved" && !isDirty;
  return (
    <FieldBox data-state={isDirty ? "dirty" : "clean"}>
      <Form.Root
        pending={pending}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
      >
        {typeof field.value === "boolean" ? (
          <Checkbox
            {...shared}
            checked={text === "true"}
            onChange={({ target }) => state.type(String(target.checked))}
          />
        ) : isLong ? (
          <TextArea
            {...shared}
            value={text}
            rows={rowsOf(text)}
            maxCount={field.maxLength}
            onChange={({ target }) => state.type(target.value)}
          />
        ) : (
          <TextField {...shared} value={text} onChange={({ target }) => state.type(target.value)} />
        )}
        {hasConflict && (
          <div role="alert">
            <p>
              {outcome?.status === "changed" && outcome.value === undefined
                ? "파일에서 이 자리가 없어졌습니다. 쓴 글은 여기에 그대로 있습니다."
                : "그 사이에 파일의 이 글이 바뀌었습니다. 쓴 글은 여기에 그대로 있습니다."}
            </p>
            <Stack direction="row" gap={2}>
              <Button size="small" variant="secondary" onClick={() => void state.discard()}>
                새 값 불러오기
              </Button>
              {state.isChanged && (
                <Button size="small" variant="secondary" onClick={() => void state.overwrite()}>
                  내 글로 바꾸기
                </Button>
              )}
            </Stack>
          </div>
        )}
        {isDirty && !hasConflict && (
          <Stack direction="row" gap={2}>
            <Form.Submit size="small" pendingLabel="확인하고 저장하는 중">
              저장
            </Form.Submit>
            {outcome?.status === "refused" && outcome.acceptable && (
              <Button size="small" variant="secondary" disabled={pending} onClick={() => void state.save(true)}>
                그래도 저장
              </Button>
            )}
            <Button size="small" variant="ghost" disabled={pending} onClick={() => void state.discard()}>
              되돌리기
            </Button>
          </Stack>
        )}
        <Form.Status state={saved ? "success" : undefined}>저장했습니다.</Form.Status>
      </Form.Root>
    </FieldBox>
  );
}
