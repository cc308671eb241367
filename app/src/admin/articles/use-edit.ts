import { DataError, type FieldError } from "@danji/api/errors";
import { type Article, type ArticleTexts, sameTexts, textsOf } from "@danji/api/press/schema";
import { checkTexts, cleanTexts } from "@danji/api/press/rules";
import { randomId } from "@danji/api/random-id";
import { tabDraft } from "@danji/blocks/fields/draft.ts";
import { readFields } from "@danji/blocks/fields/field-values.ts";
import type { FormErrors } from "@danji/ui/form";
import { useState } from "react";
import { useTask } from "../../shell/use-task.ts";
import { useServices } from "../../shell/services/services.ts";

/** An edit that is not saved: what was typed, and the version of the article over which it was. */
interface UnsavedEdit {
  readonly typed: ArticleTexts;
  readonly base: ArticleTexts;
}

/** Returns the draft of an article's edit, which outlives its page. */
function editDraft(article: Article) {
  const typed = tabDraft(`danji:edit:${article.id}`);
  const base = tabDraft(`danji:edit:${article.id}:base`);
  const standing = textsOf(article);
  return {
    /** Returns what was kept; without that, the article as it stands. */
    read: (): UnsavedEdit => ({ typed: { ...standing, ...typed.read() }, base: { ...standing, ...base.read() } }),
    save(edit: UnsavedEdit) {
      typed.save({ ...edit.typed });
      base.save({ ...edit.base });
    },
    clear() {
      typed.clear();
      base.clear();
    },
  };
}

interface Listeners {
  readonly onSaved: () => void;
  readonly onSignedOut: (reason: string) => void;
}

function textsIn(form: HTMLFormElement): ArticleTexts {
  const { title = "", summary = "", content = "" } = readFields(form);
  // A browser gives line breaks back as two characters.
  return { title, summary, content: content.replaceAll("\r\n", "\n") };
}

const byField = (errors: readonly FieldError[]): FormErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Saves an article over the version that was seen, and over another one only when that has been shown. */
export function useEdit(article: Article, { onSaved, onSignedOut }: Listeners) {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [draft] = useState(() => editDraft(article));
  const [unsaved] = useState(draft.read);
  const [base, setBase] = useState(unsaved.base);
  /** Id under which it is posted again where it was deleted. */
  const [newId] = useState(randomId);
  const [standing, setStanding] = useState<Article | null>();
  const [errors, setErrors] = useState<FormErrors>({});

  function finish() {
    draft.clear();
    onSaved();
  }

  /** Goes on with what was typed while the article was saved. */
  function goOn(form: HTMLFormElement, saved: ArticleTexts) {
    draft.save({ typed: textsIn(form), base: saved });
    setBase(saved);
    setStanding(undefined);
  }

  async function store(form: HTMLFormElement, texts: ArticleTexts) {
    const sent = textsIn(form);
    const editor = await services.pressEditor();
    if (standing === null) {
      await editor.post({ id: newId, siteId: article.siteId, ...texts });
      return finish();
    }
    const outcome = await editor.edit(article.id, standing === undefined ? base : textsOf(standing), texts);
    if (outcome.status === "done") return sameTexts(textsIn(form), sent) ? finish() : goOn(form, texts);
    setStanding(outcome.status === "changed" ? outcome.article : null);
  }

  return {
    /** What the form begins with: what was typed and not saved, else the article. */
    initial: unsaved.typed,
    busy: task.busy,
    failure: task.failure,
    errors,
    /** The article as another session has changed it; `null` if deleted, `undefined` without a conflict. */
    standing,
    async save(form: HTMLFormElement): Promise<void> {
      const texts = cleanTexts(textsIn(form));
      const wrong = checkTexts(texts);
      setErrors(byField(wrong));
      if (wrong.length > 0) return;
      await task.run(async () => {
        try {
          await store(form, texts);
        } catch (error) {
          if (error instanceof DataError && error.fields.length > 0) setErrors(byField(error.fields));
          throw error;
        }
      });
    },
    /** Puts another version into the form, in place of what was typed. */
    take(form: HTMLFormElement, version: ArticleTexts): void {
      for (const [name, value] of Object.entries(textsOf(version))) {
        const control = form.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
      }
      setBase(textsOf(version));
      setStanding(undefined);
      setErrors({});
      draft.clear();
    },
    /** Returns whether the form holds something that is saved nowhere. */
    isDirty: (form: HTMLFormElement) => !sameTexts(textsIn(form), base),
    /** Keeps what the form holds; what was wrong with the last attempt is no longer said. */
    typed(form: HTMLFormElement): void {
      setErrors({});
      draft.save({ typed: textsIn(form), base });
    },
    discard: () => draft.clear(),
  };
}
