/** Id of the form of each calculator: its code is loaded once that form is near. */
export const CALCULATOR_IDS = { eligibility: "eligibility", funding: "funding", score: "score" } as const;
