import { FormErrorSummary, FormRoot, FormStatus, FormSubmit } from "./Form.tsx";

export type { FormOutcome } from "./Form.tsx";
export { Honeypot } from "./Form.tsx";
export type { FormFault } from "./useFormFocus.ts";

/** A form in parts: `Root` holds its state, `ErrorSummary` lists faults, `Submit` sends, `Status` shows the result. */
export const Form = { Root: FormRoot, ErrorSummary: FormErrorSummary, Submit: FormSubmit, Status: FormStatus };
