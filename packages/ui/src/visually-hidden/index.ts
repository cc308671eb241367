export { VisuallyHidden, type VisuallyHiddenProps } from "./VisuallyHidden.tsx";
export { visuallyHidden } from "./VisuallyHidden.styles.ts";
