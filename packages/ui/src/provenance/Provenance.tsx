"use client";
import type { ComponentProps } from "react";
import { useMessages } from "../messages/useMessages.ts";
import { SourceLine } from "./Provenance.styles.ts";

interface ProvenanceProps extends Omit<ComponentProps<"p">, "children"> {
  /** The source, such as `입주자모집공고`. */
  source: string;
  /** Date of the source, `yyyy-mm-dd`. */
  asOf: string;
}

/**
 * Renders the source and date of a statement in one line.
 *
 * Use it right below figures, tables and dates that a buyer relies on. Do not use it for what may change (`Notice`).
 */
export function Provenance({ source, asOf, ...line }: ProvenanceProps) {
  const messages = useMessages("provenance");
  return (
    <SourceLine {...line}>
      <span>{`${messages.source}${source} · ${messages.beforeDate}`}</span>
      <time dateTime={asOf}>{messages.date(asOf)}</time>
      <span>{messages.afterDate}</span>
    </SourceLine>
  );
}
