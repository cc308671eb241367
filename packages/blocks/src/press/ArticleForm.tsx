import { Form, type FormErrors } from "@danji/ui/form";
import type { ReactNode, Ref } from "react";
import { FormGrid } from "../forms/forms.styles.ts";
import type { ArticleTexts } from "./press-article.ts";
import { TextArea, TextField } from "@danji/ui/field";

interface ArticleFormProps {
  ref?: Ref<HTMLFormElement>;
  titleId: string;
  /** Initial texts. @default empty */
  texts?: Partial<ArticleTexts>;
  rows: number;
  readonly pending: boolean;
  errors: FormErrors;
  /** Why the last attempt failed, Korean; empty if it did not. */
  failure: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onInput: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** Renders the form of a press article, new or edited. */
export function ArticleForm(props: ArticleFormProps) {
  const { ref, titleId, texts, rows, pending, errors, failure, onSubmit, onInput, children } = props;
  const field = (name: keyof ArticleTexts) => ({ name, defaultValue: texts?.[name] });
  return (
    <FormGrid
      ref={ref}
      aria-labelledby={titleId}
      pending={pending}
      errors={errors}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onInput={(event) => onInput(event.currentTarget)}
      noValidate
    >
      <TextField label="제목" required {...field("title")} />
      <TextField label="요약" required {...field("summary")} />
      <TextArea label="내용" rows={rows} {...field("content")} />
      {children}
      <Form.Status state={failure === "" ? undefined : "failure"}>{failure}</Form.Status>
    </FormGrid>
  );
}
