import { FormStatus } from "./Form.tsx";

export type { FormOutcome, FormStatusProps } from "./Form.tsx";
export { Honeypot, type HoneypotProps } from "./Honeypot.tsx";

/** What all forms share. */
export const Form = { Status: FormStatus };
