import { FormErrorSummary } from "./ErrorSummary.tsx";
import { FormRoot, FormSubmit } from "./Form.tsx";
import { FormStatus } from "./FormStatus.tsx";

export type { FormErrorSummaryProps } from "./ErrorSummary.tsx";
export type { FormFault } from "./faults.ts";
export type { FormRootProps, FormSubmitProps } from "./Form.tsx";
export type { FormOutcome, FormStatusProps } from "./FormStatus.tsx";
export { FORM_HEADING_LEVELS, type FormHeadingLevel } from "./headingLevels.ts";
export { Honeypot, type HoneypotProps } from "./Honeypot.tsx";

/**
 * A form: `Root` knows whether it is being sent and what is wrong, `ErrorSummary` lists that, `Submit` sends, `Status`
 * tells how it ended.
 */
export const Form = { Root: FormRoot, ErrorSummary: FormErrorSummary, Submit: FormSubmit, Status: FormStatus };
