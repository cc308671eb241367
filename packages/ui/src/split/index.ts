export { Split, type SplitProps } from "./Split.tsx";
export { SPLIT_COMPOSITIONS, SPLIT_SIDES, type SplitComposition } from "./Split.tsx";
