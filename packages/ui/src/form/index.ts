import { FormErrorSummary } from "./ErrorSummary.tsx";
import { FormRoot, FormSubmit } from "./Form.tsx";
import { FormStatus } from "./FormStatus.tsx";

export type { FormErrorSummaryProps } from "./ErrorSummary.tsx";
export type { FormFault } from "./faults.ts";
export type { FormRootProps, FormSubmitProps } from "./Form.tsx";
export type { FormOutcome, FormStatusProps } from "./FormStatus.tsx";
export { FORM_HEADING_LEVELS, type FormHeadingLevel } from "./headingLevels.ts";
export { Honeypot, type HoneypotProps } from "./Honeypot.tsx";

/** A form in parts: `Root` holds its state, `ErrorSummary` lists faults, `Submit` sends, `Status` shows the result. */
export const Form = { Root: FormRoot, ErrorSummary: FormErrorSummary, Submit: FormSubmit, Status: FormStatus };
