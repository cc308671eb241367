import { InterestForm } from "@danji/sections/forms/InterestForm.tsx";
import { forms } from "complex:forms";
import type { SharedDraft } from "@danji/sections/fields/draft.ts";
import { Recaptcha } from "./Recaptcha.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface InterestLeadProps {
  /** Keeps what was typed from one opening of the popup to the next. */
  draft: SharedDraft;
}

/** Sends the registration of interest by the leads port. */
export const InterestLead = ({ draft }: InterestLeadProps) => (
  <InterestForm form={useLeadForm("interest", draft)} terms={forms} notices={<Recaptcha />} />
);
