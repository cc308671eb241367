/** Author of every article (docs/product.md, 2.18). */
export const AUTHOR_LABEL = "관리자";
