import { FormErrorSummary, FormRoot, FormStatus, FormSubmit } from "./Form.tsx";

export { Honeypot } from "./Form.tsx";
export type { FormErrors } from "../field/Field.tsx";

/** A form in parts: `Root` holds its state, `ErrorSummary` lists errors, `Submit` sends, `Status` shows the result. */
export const Form = { Root: FormRoot, ErrorSummary: FormErrorSummary, Submit: FormSubmit, Status: FormStatus };
