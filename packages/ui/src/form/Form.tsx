import type { ComponentProps, ReactNode } from "react";
import { Failure, Success } from "./Form.styles.ts";

/** How sending a form ended. */
export type FormOutcome = "success" | "failure";

/** Props of `Form.Status`: those of a `<div>` for its frame, the outcome and the words. */
export interface FormStatusProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** Whether the words tell of a success or a failure; undefined while there is nothing to tell. */
  outcome: FormOutcome | undefined;
  /** The message; its line breaks are kept. */
  children?: ReactNode;
}

/**
 * Tells how sending a form ended: politely on success, at once on failure. It has to be on the page before there is
 * anything to say, since a live region that comes with its text is not read everywhere.
 */
export function FormStatus({ outcome, children, ...frame }: FormStatusProps) {
  return (
    <div {...frame}>
      <Success role="status">{outcome === "success" ? children : null}</Success>
      <Failure role="alert">{outcome === "failure" ? children : null}</Failure>
    </div>
  );
}
