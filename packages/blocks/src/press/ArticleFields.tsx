import { TextArea, TextField } from "@danji/ui/field";
import type { FormFault } from "@danji/ui/form";
import type { ArticleTexts } from "./press-article.ts";

interface ArticleFieldsProps {
  /** Initial texts. @default empty */
  texts?: Partial<ArticleTexts>;
  /** Rows of the content. */
  rows: number;
  /** Returns the id of a field's control, by which its fault is found. */
  readonly idOf: (field: keyof ArticleTexts) => string;
  faults: readonly FormFault[];
}

/** Renders the three fields of a press article, new or edited. */
export function ArticleFields({ texts, rows, idOf, faults }: ArticleFieldsProps) {
  const field = (name: keyof ArticleTexts) => ({
    name,
    id: idOf(name),
    defaultValue: texts?.[name],
    error: faults.find(({ id }) => id === idOf(name))?.message,
  });
  return (
    <>
      <TextField label="제목" required {...field("title")} />
      <TextField label="요약" required {...field("summary")} />
      <TextArea label="내용" rows={rows} {...field("content")} />
    </>
  );
}
