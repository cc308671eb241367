import { cleanTexts } from "@danji/api/press/rules";
import { randomId } from "@danji/api/random-id";
import { ArticleForm } from "@danji/blocks/press/ArticleForm.tsx";
import { Form, type FormErrors } from "@danji/ui/form";
import { useState } from "react";
import { emptySent, readFields } from "@danji/blocks/fields/field-values.ts";
import { tabDraft } from "@danji/blocks/fields/draft.ts";
import { useTask } from "../shell/use-task.ts";
import { useServices } from "../shell/services/services.ts";

interface NewArticleProps {
  siteKey: string;
  titleId: string;
  /** Called when the article is stored and the form is empty again. */
  readonly onPosted: () => void;
  /** Called with a sentence when the backend no longer knows the administrator. The draft is kept. */
  readonly onSignedOut: (reason: string) => void;
}

/** Fixed wording (docs/product.md, 8.1). */
const REQUIRED_ALERT = "제목/요약은 필수입니다!";
const FAILED = "글을 등록하지 못했습니다. 다시 시도해 주세요.";
const CONTENT_ROWS = 10;

/** Renders the form of a new article. What was typed survives a failed attempt, an expired session and a closed tab. */
export function NewArticle({ siteKey, titleId, onPosted, onSignedOut }: NewArticleProps) {
  const services = useServices();
  const [draft] = useState(() => tabDraft(`danji:article:${siteKey}`));
  const [typedBefore, setTypedBefore] = useState(() => draft.read());
  const { busy, failure, run, clear } = useTask(onSignedOut, FAILED);
  const [errors, setErrors] = useState<FormErrors>({});

  async function submit(form: HTMLFormElement) {
    const sent = readFields(form);
    const texts = cleanTexts({ title: "", summary: "", content: "", ...sent });
    const empty = texts.title === "" ? "title" : texts.summary === "" ? "summary" : undefined;
    setErrors(empty === undefined ? {} : { [empty]: "필수 항목입니다." });
    clear();
    if (empty !== undefined) return window.alert(REQUIRED_ALERT);
    await run(async () => {
      const editor = await services.pressEditor();
      // Kept until something else is typed: what is sent again because the answer was lost is posted once.
      const { id = randomId() } = draft.read();
      draft.save({ ...sent, id });
      await editor.post({ id, siteId: siteKey, ...texts });
      emptySent(form, sent);
      const typedSince = readFields(form);
      if (Object.values(typedSince).some((text) => text !== "")) draft.save(typedSince);
      else draft.clear();
      setTypedBefore({});
      onPosted();
    });
  }

  return (
    <>
      <h2 id={titleId}>보도자료 작성</h2>
      <ArticleForm
        titleId={titleId}
        texts={typedBefore}
        rows={CONTENT_ROWS}
        pending={busy}
        errors={errors}
        failure={failure}
        onSubmit={(form) => void submit(form)}
        onInput={(form) => {
          setErrors({});
          draft.save(readFields(form));
        }}
      >
        <Form.Submit pendingLabel="등록 중...">등록</Form.Submit>
      </ArticleForm>
    </>
  );
}
