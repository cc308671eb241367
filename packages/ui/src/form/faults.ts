import type { ReactNode } from "react";

/** A fault of one control of a form. */
export interface FormFault {
  /** Id of the control. */
  id: string;
  /** What is wrong, as a Korean sentence that names the field. */
  message: ReactNode;
}

/** Focuses the control of a fault in the middle of the window, where nothing fixed covers it or its label. */
export function focusFault({ id }: FormFault): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
