import { countFigure } from "@danji/complex/figures";
import { Tabs } from "@danji/ui/tabs";
import type { ReactNode } from "react";
import { CountedTabs } from "./CountedTabs.tsx";

interface LeadListsProps<Name extends string> {
  /** Lists of leads with their labels, and how many leads each has, once that is known. */
  readonly lists: readonly { readonly value: Name; readonly label: string; readonly count: number | undefined }[];
  /** The list that shows. */
  readonly value: Name;
  /** Called with the list that is selected. */
  readonly onSelect: (value: Name) => void;
  /** Its leads. */
  readonly children: ReactNode;
}

/** Renders tabs that select a list of leads. */
export function LeadLists<Name extends string>({ lists, value: shown, onSelect, children }: LeadListsProps<Name>) {
  return (
    <Tabs.Root
      value={shown}
      // Each list that is loaded is recorded.
      activationMode="manual"
      onValueChange={(selected) => {
        const list = lists.find(({ value }) => value === selected);
        if (list) onSelect(list.value);
      }}
    >
      <CountedTabs
        label="고객 상태"
        tabs={lists.map(({ count, ...list }) => ({ ...list, count: count === undefined ? count : countFigure(count) }))}
      />
      <Tabs.Content value={shown}>{children}</Tabs.Content>
    </Tabs.Root>
  );
}
