import type { Issue } from "@danji/complex/issue";
import type { FieldValue } from "./field-change.ts";

export type { FieldChange, FieldValue } from "./field-change.ts";

/** Address of the content editor of the development server. */
export const EDITOR_PATH = "/_content";
/** Returns an {@link EditorContent}. */
export const CONTENT_PATH = `${EDITOR_PATH}/api/content`;
/** Takes a {@link FieldChange} and returns a {@link SaveResult}. */
export const FIELD_PATH = `${EDITOR_PATH}/api/field`;
/** Sends an event whenever a file of the complex changes. */
export const CHANGES_PATH = `${EDITOR_PATH}/api/changes`;

/** A place of the site where a text shows. */
export interface Place {
  readonly route: string;
  /** What it is called, e.g. `브랜드 소개 › 이름에 담은 뜻`. */
  readonly label: string;
  /** Id of its section, where it is one. */
  readonly id?: string;
  /** Heading of its section: not every page gives its sections ids. */
  readonly heading?: string;
  /** Whether only narrow windows show it. */
  readonly narrow?: true;
}

/** Returns the address of a place, with its section. */
export const placeHref = ({ route, id }: Place) => (id === undefined ? route : `${route}#${id}`);

/** A value of a file that can be edited. */
export interface ContentField {
  readonly path: readonly (string | number)[];
  readonly value: FieldValue;
  /** Name with the entries that it is in, e.g. `카드 2 › 제목`. */
  readonly label: string;
  /** What it shows or how it is written. */
  readonly about?: string;
  /** Least and greatest number of characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly options?: readonly string[];
  readonly issues: readonly Issue[];
}

/** Fields that show in the same places: a section of a page, a question, a group of figures. */
export interface ContentPart {
  readonly id: string;
  readonly title: string;
  readonly places: readonly Place[];
  readonly fields: readonly ContentField[];
  /** Faults of the part itself, e.g. of a list that is too short. */
  readonly issues: readonly Issue[];
}

export const issuesOf = ({ issues, fields }: ContentPart): Issue[] => [
  ...issues,
  ...fields.flatMap((field) => field.issues),
];

/** A page, or a file other than those of pages. */
export interface ContentGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly file: string;
  readonly parts: readonly ContentPart[];
}

export interface EditorContent {
  /** Name of the complex, or of its folder where that cannot be read. */
  readonly name: string;
  readonly groups: readonly ContentGroup[];
  /** Faults outside every group, e.g. of a file that cannot be parsed. */
  readonly issues: readonly Issue[];
}

/** What became of a change. Only `saved` has written the file. */
export type SaveResult =
  | { readonly status: "saved" }
  /** The value brings faults. `acceptable` if the site can be built with them. */
  | { readonly status: "refused"; readonly issues: readonly Issue[]; readonly acceptable: boolean }
  /** The file has another value than the field was read with; none, where the field is gone. */
  | { readonly status: "changed"; readonly value?: FieldValue }
  /** The request names no field of the complex. */
  | { readonly status: "invalid"; readonly message: string };
