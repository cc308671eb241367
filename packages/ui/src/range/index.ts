export { Range, type RangeMark, type RangeProps, type RangeSpan } from "./Range.tsx";
