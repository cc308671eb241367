export type { FormErrors } from "../field/Field.tsx";

/** A form in parts: `Root` holds its state, `ErrorSummary` lists errors, `Submit` sends, `Status` shows the result, `Honeypot` catches robots. */
export * as Form from "./Form.tsx";
