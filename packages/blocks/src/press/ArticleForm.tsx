import { Form, type FormFault } from "@danji/ui/form";
import type { ReactNode, Ref } from "react";
import { FormGrid } from "../forms/forms.styles.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import type { ArticleTexts } from "./press-article.ts";

interface ArticleFormProps {
  ref?: Ref<HTMLFormElement>;
  /** Id of the heading that names the form. */
  titleId: string;
  /** Initial texts. @default empty */
  texts?: Partial<ArticleTexts>;
  /** Rows of the content. */
  rows: number;
  /** Returns the id of a field's control. */
  readonly idOf: (field: keyof ArticleTexts) => string;
  readonly pending: boolean;
  faults: readonly FormFault[];
  /** Why the last attempt failed, Korean; empty if it did not. */
  failure: string;
  /** Called with the form when it is submitted. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Called with the form on every input. */
  readonly onInput: (form: HTMLFormElement) => void;
  /** The button that submits, and others beside it. */
  children: ReactNode;
}

/** Renders the form of a press article, new or edited. */
export function ArticleForm(props: ArticleFormProps) {
  const { ref, titleId, pending, faults, failure, onSubmit, onInput, children, ...fields } = props;
  return (
    <FormGrid
      ref={ref}
      aria-labelledby={titleId}
      pending={pending}
      faults={faults}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onInput={(event) => onInput(event.currentTarget)}
      noValidate
    >
      <ArticleFields faults={faults} {...fields} />
      {children}
      <Form.Status outcome={failure === "" ? undefined : "failure"}>{failure}</Form.Status>
    </FormGrid>
  );
}
