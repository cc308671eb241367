import { FactTable } from "@danji/ui/fact-table";
import type { ComponentProps, ReactNode } from "react";

interface FactRowsProps extends Pick<ComponentProps<typeof FactTable.Root>, "variant"> {
  facts: readonly {
    readonly term: string;
    readonly value: ReactNode;
    readonly unit?: string | undefined;
    readonly note?: string | undefined;
  }[];
}

/** Renders facts as a table of terms, or as numerals. */
export const FactRows = ({ variant, facts }: FactRowsProps) => (
  <FactTable.Root variant={variant}>
    {facts.map(({ term, value, unit, note }) => (
      <FactTable.Item key={term}>
        <FactTable.Term>{term}</FactTable.Term>
        <FactTable.Value data-display={variant === "numerals" || undefined}>
          {/* A text of its own element: React replaces there what a translator has put in. */}
          <span>{value}</span>
          {unit !== undefined && <FactTable.Unit>{unit}</FactTable.Unit>}
        </FactTable.Value>
        {note !== undefined && <FactTable.Note>{note}</FactTable.Note>}
      </FactTable.Item>
    ))}
  </FactTable.Root>
);
