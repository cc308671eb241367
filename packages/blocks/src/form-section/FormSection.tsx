import type { ReactNode } from "react";
import { FormSectionRoot } from "./FormSection.styles.ts";

interface FormSectionProps {
  titleId: string;
  title: string;
  children: ReactNode;
}

/** Renders a form of a page beside its heading. */
export const FormSection = ({ titleId, title, children }: FormSectionProps) => (
  <FormSectionRoot aria-labelledby={titleId}>
    <h2 id={titleId}>{title}</h2>
    {children}
  </FormSectionRoot>
);
