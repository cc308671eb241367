import type { Issue } from "@danji/complex/issue";
import type { HomeSectionKind } from "@danji/complex/schema/home";

/** Address of the content editor of the development server. */
export const EDITOR_PATH = "/_content";
/** Returns an {@link EditorContent}. */
export const CONTENT_PATH = `${EDITOR_PATH}/api/content`;
/** Takes a {@link FieldChange} and returns a {@link SaveResult}. */
export const FIELD_PATH = `${EDITOR_PATH}/api/field`;
/** Sends an event whenever a file of the complex changes. */
export const CHANGES_PATH = `${EDITOR_PATH}/api/changes`;

export type FieldValue = string | number | boolean;

/** A place of the site where a text shows. */
export interface Place {
  /** Address of the page. */
  readonly route: string;
  /** The page's title, and the section's where it is one. */
  readonly title: string;
  /** Section of a page: its index and heading. */
  readonly section?: { readonly index: number; readonly heading: string };
  /** Screen of the home page. */
  readonly screen?: HomeSectionKind | "hero";
}

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
  /** The only values that it may have. */
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

/** A page, or a file other than those of pages. */
export interface ContentGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Name of the file, e.g. `home.json`. */
  readonly file: string;
  readonly parts: readonly ContentPart[];
}

/** Everything that the editor shows. */
export interface EditorContent {
  /** Name of the complex, or of its folder where that cannot be read. */
  readonly name: string;
  readonly groups: readonly ContentGroup[];
  /** Faults outside every group, e.g. of a file that cannot be parsed. */
  readonly issues: readonly Issue[];
}

/** A new value for a field. */
export interface FieldChange {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly value: FieldValue;
  /** Value of the field when it was read. Another one in the file is a conflict. */
  readonly was: FieldValue;
  /** Whether to write a value that breaks rules, but with which the site can be built. */
  readonly accept?: boolean | undefined;
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
