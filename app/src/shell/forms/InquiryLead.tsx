import { InquiryForm } from "@danji/blocks/forms/InquiryForm.tsx";
import { forms } from "complex:forms";
import { Recaptcha } from "./Recaptcha.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Sends a question to the sales office by the leads port. */
export const InquiryLead = () => <InquiryForm form={useLeadForm("inquiry")} terms={forms} notices={<Recaptcha />} />;
