import type { ComponentProps } from "react";
import { HiddenText } from "./VisuallyHidden.styles.ts";

/** Props of `VisuallyHidden`: those of a `<span>`. */
export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text that only assistive technology meets. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenText {...props} />;
}
