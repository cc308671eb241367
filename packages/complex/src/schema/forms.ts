import * as z from "zod";
import { httpsUrl, isoDate, sitePath, text } from "./primitives.ts";

const endpoint = z.union([sitePath, httpsUrl]);

/** `forms.json`: endpoints of the forms, and the privacy notice beside them (Personal Information Protection Act, art. 15). */
export const formsSchema = z.strictObject({
  endpoints: z.strictObject({ interest: endpoint, visit: endpoint, inquiry: endpoint }),
  /** `notice` shows the terms; `checkbox` also asks for a required tick. */
  consent: z.enum(["notice", "checkbox"]).default("notice"),
  /** Changes with the notice below; stored with each lead as a record of what was shown. */
  consentVersion: text,
  /** The four statements that the law requires. */
  privacy: z.strictObject({
    /** 수집 항목 for each form. */
    items: z.strictObject({ interest: text, visit: text, inquiry: text }),
    purpose: text,
    retention: text,
    refusal: text,
    /** Who may not register, e.g. children under 14. */
    restriction: text,
    /** Consent to advertising (광고성 정보), with a checkbox of its own (PIPA, art. 22; Network Act, art. 50). */
    advertising: z.strictObject({
      /** Label of the optional box; names 광고성 정보. */
      label: text.refine(
        (label) => label.includes("광고성 정보"),
        "‘광고성 정보’라고 밝혀야 합니다(정보통신망법 제50조)",
      ),
      purpose: text,
      retention: text,
      refusal: text,
    }),
    /** Who answers for personal data. */
    officer: text,
  }),
  /** How long after the sale leads are kept; the words of `privacy.retention` name the same months. */
  retention: z.strictObject({
    months: z.int().min(1).max(36),
    /** Last day of the sale, once it has ended. Until it is written here nothing is deleted. */
    saleEnd: isoDate.optional(),
  }),
  /** The promise that stands beside every booking form. */
  textMessagePromise: text,
});

export type Forms = z.output<typeof formsSchema>;
