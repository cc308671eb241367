/** The three ways in which a visitor leaves a name (docs/product.md, 3.1). */
export const LEAD_KINDS = ["interest", "visit", "inquiry"] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];

/** Fields as typed, keyed by their name on the wire, with ticks and honeypot. */
export type LeadFields = Readonly<Record<string, string>>;

/** How a complex asks for consent: a notice that is always visible, or a box that has to be ticked. */
export const CONSENT_MODES = ["notice", "checkbox"] as const;

export type ConsentMode = (typeof CONSENT_MODES)[number];

/** What the administrator has done about a lead. */
export const LEAD_STATES = ["new", "called", "done"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Lists of leads that are counted: all, those of each state, and those in quarantine whatever their state. */
export const LEAD_LISTS = ["all", ...LEAD_STATES, "quarantined"] as const;

export type LeadListName = (typeof LEAD_LISTS)[number];

interface LeadField {
  /** Its name in errors, in the administrator's list and in the file for spreadsheets. */
  readonly label: string;
  /** What is read and checked; of these only `text` has several lines. */
  readonly type: "line" | "phone" | "birthday" | "email" | "day" | "text";
  /** Longest text in characters (Unicode code points). */
  readonly maxLength: number;
  /** Whether each form that asks for it has to have it. */
  readonly isRequired: boolean;
}

/** Every text of a lead, in the order of the file for spreadsheets. `schema.ts` reads the same ones. */
export const LEAD_FIELDS = {
  name: { label: "이름", type: "line", maxLength: 50, isRequired: true },
  phone: { label: "연락처", type: "phone", maxLength: 20, isRequired: true },
  birthdate: { label: "생년월일", type: "birthday", maxLength: 20, isRequired: true },
  // RFC 5321, path of 256 less its brackets.
  email: { label: "이메일", type: "email", maxLength: 254, isRequired: false },
  visitDate: { label: "방문 희망일", type: "day", maxLength: "yyyy-mm-dd".length, isRequired: false },
  message: { label: "문의내용", type: "text", maxLength: 2000, isRequired: false },
} as const satisfies Readonly<Record<string, LeadField>>;

/** Name of a text of some lead, on the wire too. */
export type LeadTextField = keyof typeof LEAD_FIELDS;

export const isTextField = (name: string): name is LeadTextField => Object.hasOwn(LEAD_FIELDS, name);

export const LEAD_TEXTS: readonly LeadTextField[] = Object.keys(LEAD_FIELDS).filter(isTextField);

/** Returns the days that a lead names, each `yyyy-mm-dd`. */
export const daysOf = (lead: Readonly<Record<LeadTextField, string | null>>): readonly string[] =>
  LEAD_TEXTS.flatMap((field) => (LEAD_FIELDS[field].type === "day" && lead[field]) || []);

/** Texts that each kind of lead carries, in the order of their errors; anything else on the wire is ignored. */
export const LEAD_TEXT_FIELDS: Readonly<Record<LeadKind, readonly LeadTextField[]>> = {
  interest: ["name", "phone", "birthdate", "email", "visitDate"],
  visit: ["name", "phone", "birthdate", "visitDate", "email", "message"],
  inquiry: ["name", "phone", "email", "visitDate", "message"],
};

/** Boxes a visitor can tick: messages with advertising, and collection of personal data where a complex asks for it. */
export const LEAD_TICKS = ["marketing", "consent"] as const;

/** Hidden field that people leave empty and robots fill. */
export const HONEYPOT_FIELD = "_gotcha";

/** Header with the id of a sending: a lead whose answer was lost and that is sent again has the same. */
export const SEND_ID_HEADER = "Idempotency-Key";

/** Returns whether a ticked box stands behind this value: `on` as browsers post it, `true` as scripts do. */
export function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
}

/** UTF-16 units of a character before it is composed, blanks around the text included. */
const UNITS_PER_CHARACTER = 4;

/** Returns whether a field is longer than any text of it: asked first, since cleaning takes time that may grow faster than its length. */
export const isBeyondReading = (field: LeadTextField, typed: string): boolean =>
  typed.length > LEAD_FIELDS[field].maxLength * UNITS_PER_CHARACTER;

/** Days on which the show home can be visited, each `yyyy-mm-dd`. */
export interface VisitDays {
  /** Day on which it opens. @default it is open */
  readonly opens?: string | undefined;
  /** Last day of the sale by its schedule. @default unknown */
  readonly plannedEnd?: string | undefined;
  /** Last day of the sale, once it is stated. @default the sale goes on */
  readonly saleEnd?: string | undefined;
  /** Days on which it is closed; `월` is every Monday. */
  readonly closed: readonly string[];
}

/** Returns the first day for which a visit can be booked on `today`, and the last; that is undefined where the sale outlasts its schedule. */
export function visitRange({ opens = "", plannedEnd = "", saleEnd }: VisitDays, today: string) {
  const first = opens > today ? opens : today;
  return { first, last: saleEnd ?? (plannedEnd < first ? undefined : plannedEnd) };
}
