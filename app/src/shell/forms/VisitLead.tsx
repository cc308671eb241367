import { VisitForm } from "@danji/blocks/forms/VisitForm.tsx";
import { forms } from "complex:forms";
import { Recaptcha } from "./Recaptcha.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Sends the booking of a visit by the leads port. `wide` sets its notice beside the fields where there is room. */
export const VisitLead = ({ wide = false }: { wide?: boolean }) => (
  <VisitForm form={useLeadForm("visit")} terms={forms} notices={<Recaptcha />} wide={wide} />
);
