/** One part of a document. */
export type DocumentPart =
  | { readonly kind: "paragraphs"; readonly texts: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "remarks"; readonly items: readonly string[] }
  | DocumentTable;

/** A table whose first row and first column name what stands below and beside them. */
export interface DocumentTable {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where the figures come from and when they were true. */
  readonly source?: string;
}

/** A document on paper. Its texts may have the marks `<br>` and `<strong>`. */
export interface PaperDocument {
  readonly title: string;
  /** Word across every page, if there is one. */
  readonly mark: string | undefined;
  readonly author: string;
  /** Name of the brand, in the country's script and in Latin. */
  readonly brand: { readonly name: string; readonly latin: string };
  /** One line under the title: who sells, and of which day the text is. */
  readonly imprint: string;
  /** Figures that stand large under the title; none where it is empty. */
  readonly highlights: readonly { readonly term: string; readonly value: string; readonly note: string | undefined }[];
  readonly date: Date;
  /** One line at the foot of every page, before the page's number. */
  readonly foot: string;
  readonly lead: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly parts: readonly DocumentPart[] }[];
}
