export { Stack } from "./Stack.tsx";
export { STACK_ALIGNMENTS, STACK_DIRECTIONS, type StackAlignment, type StackDirection } from "./Stack.tsx";
