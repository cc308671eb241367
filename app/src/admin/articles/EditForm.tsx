import type { Article } from "@danji/api/press/schema";
import { Button } from "@danji/ui/button";
import { Form } from "@danji/ui/form";
import { useLayoutEffect, useRef, useState } from "react";
import { Actions } from "@danji/blocks/admin/admin.styles.ts";
import { OtherVersion } from "@danji/blocks/admin/OtherVersion.tsx";
import { ArticleForm } from "@danji/blocks/press/ArticleForm.tsx";
import { Confirmation } from "@danji/blocks/admin/Confirmation.tsx";
import type { PanelProps } from "../../shell/use-task.ts";
import { useEdit } from "./use-edit.ts";

interface EditFormProps extends PanelProps {
  /** The article as it stands. */
  article: Article;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const TITLE = "edit-form-title";
const CONTENT_ROWS = 14;

/** Renders the form of an article, which keeps what was typed; a conflict shows both versions until one is selected. */
export function EditForm({ article, onSaved, onCancel, onSignedOut }: EditFormProps) {
  const edit = useEdit(article, { onSaved, onSignedOut });
  const [asking, setAsking] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => titleRef.current?.focus(), []);

  const { standing } = edit;
  return (
    <>
      <h2 id={TITLE} ref={titleRef} tabIndex={-1}>
        보도자료 고치기
      </h2>
      {standing !== undefined && (
        <OtherVersion article={standing} onTake={(version) => formRef.current && edit.take(formRef.current, version)} />
      )}
      <ArticleForm
        ref={formRef}
        titleId={TITLE}
        texts={edit.initial}
        rows={CONTENT_ROWS}
        pending={edit.busy}
        errors={edit.errors}
        failure={edit.failure}
        onSubmit={(form) => void edit.save(form)}
        onInput={(form) => edit.typed(form)}
      >
        <Actions>
          <Form.Submit pendingLabel="저장 중...">
            {standing === undefined ? "저장" : standing === null ? "새 글로 등록" : "내 글로 저장"}
          </Form.Submit>
          <Button
            variant="secondary"
            onClick={() => (formRef.current && edit.isDirty(formRef.current) ? setAsking(true) : onCancel())}
          >
            목록으로
          </Button>
        </Actions>
      </ArticleForm>
      <Confirmation
        open={asking}
        title="고친 내용을 버릴까요?"
        description="저장하지 않은 내용은 남지 않습니다."
        action="버리기"
        onConfirm={() => {
          edit.discard();
          onCancel();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
