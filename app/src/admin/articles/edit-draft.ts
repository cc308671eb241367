import { type ArticleTexts, textsOf } from "@danji/data/press/editor-port";
import type { Article } from "@danji/data/press/port";
import { tabDraft } from "@danji/sections/fields/draft.ts";

/** An edit that is not saved: what was typed, and the version of the article over which it was. */
interface UnsavedEdit {
  readonly typed: ArticleTexts;
  readonly base: ArticleTexts;
}

/** The unsaved edit of an article, kept for this tab. */
export interface EditDraft {
  /** Returns what was kept; without that, the article as it stands. */
  readonly read: () => UnsavedEdit;
  readonly save: (edit: UnsavedEdit) => void;
  readonly clear: () => void;
}

/** Returns the draft of an article's edit, which outlives its page. */
export function editDraft(article: Article): EditDraft {
  const typed = tabDraft(`danji:edit:${article.id}`);
  const base = tabDraft(`danji:edit:${article.id}:base`);
  const standing = textsOf(article);
  return {
    read: () => ({ typed: { ...standing, ...typed.read() }, base: { ...standing, ...base.read() } }),
    save(edit) {
      typed.save({ ...edit.typed });
      base.save({ ...edit.base });
    },
    clear() {
      typed.clear();
      base.clear();
    },
  };
}
