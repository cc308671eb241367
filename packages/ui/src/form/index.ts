import * as Form from "./Form.tsx";

export type { FormOutcome } from "./Form.tsx";
export type { FormFault } from "./useFormFocus.ts";

/** A form in parts: `Root` holds its state, `ErrorSummary` lists faults, `Submit` sends, `Status` shows the result, `Honeypot` catches robots. */
export { Form };
