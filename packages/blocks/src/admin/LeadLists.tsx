import { countFigure } from "@danji/complex/figures";
import { Tabs } from "@danji/ui/tabs";
import type { ReactNode } from "react";
import { TabCount } from "./admin.styles.ts";

interface LeadListsProps<Name extends string> {
  /** Lists of leads with their labels, and how many leads each has, once that is known. */
  readonly lists: readonly { readonly value: Name; readonly label: string; readonly count: number | undefined }[];
  readonly value: Name;
  readonly onSelect: (value: Name) => void;
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

interface CountedTabsProps {
  readonly label: string;
  /** Tabs with their labels and, if that is known, what they have, such as `신규 12`. */
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly count?: string | undefined }[];
}

/** Renders the tabs of a `Tabs.Root` with counts beside their labels. */
export const CountedTabs = ({ label, tabs }: CountedTabsProps) => (
  <Tabs.Row>
    <Tabs.List aria-label={label}>
      {tabs.map(({ value, label: name, count }) => (
        <Tabs.Trigger key={value} value={value}>
          <span>{name}</span>
          {count !== undefined && <TabCount>{count}</TabCount>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  </Tabs.Row>
);
