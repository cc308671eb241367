// Attributes that PDFKit writes and its types do not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell is the head of. */
    scope?: "Row" | "Column" | "Both";
  }
}
