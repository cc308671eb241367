import type { ReactNode } from "react";
import { FormSectionRoot } from "./FormSection.styles.ts";

interface FormSectionProps {
  /** Id of its heading. */
  titleId: string;
  title: string;
  /** The form, or how to get in touch. */
  children: ReactNode;
}

/** Renders a form of a page beside its heading. */
export const FormSection = ({ titleId, title, children }: FormSectionProps) => (
  <FormSectionRoot aria-labelledby={titleId}>
    <h2 id={titleId}>{title}</h2>
    {children}
  </FormSectionRoot>
);
