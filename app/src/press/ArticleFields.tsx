import type { ArticleTexts } from "@danji/data/press/editor-port";
import { TextArea, TextField } from "@danji/ui/field";
import type { FormFault } from "@danji/ui/form";

interface ArticleFieldsProps {
  /** What stands in the fields at first; default: nothing. */
  texts?: Partial<ArticleTexts>;
  /** Rows of the content. */
  rows: number;
  /** Id of the control of a field, by which its fault is found. */
  idOf: (field: keyof ArticleTexts) => string;
  faults: readonly FormFault[];
}

/** The three fields of a press article, new or edited. */
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
