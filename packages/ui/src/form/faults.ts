import type { ReactNode } from "react";

/** One thing that is wrong with one control of a form. */
export interface FormFault {
  /** Id of the control. */
  id: string;
  /** What is wrong, as a Korean sentence that makes sense away from the field: it names what it is about. */
  message: ReactNode;
}

/** Moves the focus to the control of a fault, to the middle of the window: nothing fixed covers it or its label. */
export function focusFault({ id }: FormFault): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
