/** Returns the id of the element of a question on a page, by its key in `faq.json`. */
export const questionId = (key: string) => `question-${key}`;
