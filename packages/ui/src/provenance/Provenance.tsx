"use client";
import type { ComponentProps } from "react";
import { provenance } from "../messages/ko/provenance.ts";
import { useMessages } from "../provider/messages-context.ts";
import { SourceLine } from "./Provenance.styles.ts";

/** Props of `Provenance`: those of its `<p>`, where the statement comes from, and when it was true. */
export interface ProvenanceProps extends Omit<ComponentProps<"p">, "children"> {
  /** Who says so, such as `입주자모집공고`. */
  source: string;
  /** Day on which it was true, `yyyy-mm-dd`. */
  asOf: string;
}

/**
 * Where a statement comes from and when it was true, in one quiet line.
 *
 * Use it right below figures, tables and dates that a buyer relies on. Do not use it for what may change (`Notice`).
 */
export function Provenance({ source, asOf, ...line }: ProvenanceProps) {
  const messages = useMessages("provenance", provenance);
  return (
    <SourceLine {...line}>
      {messages.source}
      {source} · {messages.beforeDate}
      <time dateTime={asOf}>{messages.date(asOf)}</time>
      {messages.afterDate}
    </SourceLine>
  );
}
