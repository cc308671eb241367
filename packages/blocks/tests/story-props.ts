import type { LeadForm, LeadKind } from "../src/forms/lead-form.ts";
import type { PopupControl } from "../src/frame/popup-button/open-from-button.ts";

/** Returns a form that is sent nowhere. */
export function storyForm(kind: LeadKind): LeadForm {
  return {
    state: undefined,
    message: "",
    limits: {
      messageLength: 2000,
      phonePattern: ".*",
      phoneHint: "예: 01012345678 또는 010-1234-5678",
      visits: { first: "2026-12-11", last: "2027-04-30" },
    },
    honeypot: "_gotcha",
    valueOf: () => undefined,
    reset: () => undefined,
    formProps: {
      id: `${kind}-form`,
      method: "post",
      action: "/",
      pending: false,
      errors: {},
      onSubmit: (event) => event.preventDefault(),
      onInvalidCapture: () => undefined,
      onInput: () => undefined,
    },
  };
}

const nothing = () => undefined;

/** Control of a popup that does not open. */
export const storyPopup: PopupControl = { open: nothing, preload: nothing };

const KOREAN_WORDS = /[가-힣].*\s/u;
const TIMES = 3;

/** Returns a value with every Korean text of more than one word in it repeated; keys, addresses and dates stay. */
export function withLongText<Value>(value: Value): Value;
export function withLongText(value: unknown): unknown {
  if (typeof value === "string") return KOREAN_WORDS.test(value) ? Array(TIMES).fill(value).join(" ") : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withLongText(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, withLongText(each)]));
}
