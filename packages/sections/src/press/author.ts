/** Author of every article (specification, section 2). */
export const AUTHOR_LABEL = "관리자";
