import type { Forms } from "@danji/complex/schema/forms";
import type { FormErrors } from "@danji/ui/form";
import type { FormEvent, ReactNode } from "react";

/** A form by which a visitor leaves a name. */
export type LeadKind = keyof Forms["endpoints"];

/** What visitors read beside the button of a form. */
export type LeadTerms = Pick<Forms, "privacy" | "consent" | "textMessagePromise">;

/** What the fields of a lead accept; the same rules check it when it is sent. */
export interface LeadLimits {
  readonly messageLength: number;
  /** Pattern of a mobile number, as an HTML `pattern`. */
  readonly phonePattern: string;
  readonly phoneHint: string;
  /** First and last day for which a visit can be booked, `yyyy-mm-dd`; no last one where none is known. */
  readonly visits: { readonly first: string; readonly last: string | undefined };
}

/** One form that sends a lead. */
export interface LeadForm {
  /** How the last attempt ended, until something is sent again. */
  readonly state: "success" | "failure" | undefined;
  /** What the last answer says, Korean, possibly on two lines; empty while there is none. */
  readonly message: string;
  readonly limits: LeadLimits;
  /** Name of the field that only robots fill. */
  readonly honeypot: string;
  /** What was typed before: into a natively posted form that came back, or into a draft. */
  readonly valueOf: (field: string) => string | undefined;
  /** Takes the last answer away, so that the form can be filled in again; what was wrong with a field stays beside it. */
  readonly reset: () => void;
  /** To be spread over `Form.Root`; it posts natively where there is no JavaScript. */
  readonly formProps: {
    id: string;
    method: "post";
    action: string;
    pending: boolean;
    readonly errors: FormErrors;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Props of every form that sends a lead. */
export interface LeadFormProps {
  form: LeadForm;
  terms: LeadTerms;
  notices?: ReactNode;
}
