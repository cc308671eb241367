/** Id of the element of each tool: its code is loaded once that element is near. */
export const CALCULATOR_IDS = {
  eligibility: "eligibility",
  findFlat: "find-flat",
  funding: "funding",
  score: "score",
  stampTax: "stamp-tax",
} as const;
