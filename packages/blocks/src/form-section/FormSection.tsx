import type { ReactNode } from "react";
import { FormSectionRoot } from "./FormSection.styles.ts";

interface FormSectionProps {
  /** Id of the element, to which a search leads. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Renders a form of a page beside its heading. */
export const FormSection = ({ id, title, children }: FormSectionProps) => (
  <FormSectionRoot id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </FormSectionRoot>
);
