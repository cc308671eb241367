export { Split, type SplitProps } from "./Split.tsx";
export { SPLIT_COMPOSITIONS, SPLIT_SIDES, type SplitComposition, type SplitSide } from "./Split.tsx";
