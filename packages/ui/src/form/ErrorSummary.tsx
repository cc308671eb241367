"use client";
import { useId, useImperativeHandle, useState, type ComponentProps, type MouseEvent } from "react";
import { form } from "../messages/ko/form.ts";
import { useMessages } from "../provider/messages-context.ts";
import { focusFault, type FormFault } from "./faults.ts";
import { FaultLink, FaultList, SummaryBox } from "./Form.styles.ts";
import { useForm } from "./FormContext.ts";
import type { FormHeadingLevel } from "./headingLevels.ts";

/** Props of `Form.ErrorSummary`: those of its `<div>`, and the level of its heading. */
export interface FormErrorSummaryProps extends Omit<
  ComponentProps<"div">,
  "children" | "title" | "role" | "tabIndex" | "aria-labelledby"
> {
  /** Level of its heading: one below the heading above the form. */
  headingLevel: FormHeadingLevel;
}

/**
 * Renders a list of links to the faulty fields of the form. It shows while several fields are faulty, receives the
 * focus after a failed attempt, and drops corrected fields. A single faulty field shows its own message.
 *
 * Use it first in a `Form.Root`. Do not use it in place of the messages beside the fields.
 *
 * Keys: Tab to its links, Enter to the field.
 */
export function FormErrorSummary({ headingLevel, ref, ...box }: FormErrorSummaryProps) {
  const { faults, summary } = useForm("Form.ErrorSummary");
  const messages = useMessages("form", form);
  const titleId = useId();
  const shown = useShown(faults.length);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => summary.current);

  function go(event: MouseEvent, fault: FormFault): void {
    event.preventDefault();
    focusFault(fault);
  }

  if (!shown) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <SummaryBox {...box} ref={summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Heading id={titleId}>{messages.errorSummary}</Heading>
      <FaultList>
        {faults.map((fault) => (
          <li key={fault.id}>
            <FaultLink href={`#${fault.id}`} onClick={(event) => go(event, fault)}>
              {fault.message}
            </FaultLink>
          </li>
        ))}
      </FaultList>
    </SummaryBox>
  );
}

/** Whether the list shows: from two faults until none is left, so that the form does not jump while typing. */
function useShown(count: number): boolean {
  const [shown, setShown] = useState(count > 1);
  const next = count > 1 || (shown && count > 0);
  if (next !== shown) setShown(next);
  return next;
}
