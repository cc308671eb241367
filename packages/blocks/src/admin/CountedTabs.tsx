import { Tabs } from "@danji/ui/tabs";
import { TabCount } from "./admin.styles.ts";

interface CountedTabsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Tabs with their labels and, if that is known, what they have, such as `신규 12`. */
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly count?: string | undefined }[];
}

/** Renders the tabs of a `Tabs.Root` with counts beside their labels. */
export const CountedTabs = ({ label, tabs }: CountedTabsProps) => (
  <Tabs.Row>
    <Tabs.List label={label}>
      {tabs.map(({ value, label: name, count }) => (
        <Tabs.Trigger key={value} value={value}>
          <span>{name}</span>
          {count !== undefined && <TabCount>{count}</TabCount>}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  </Tabs.Row>
);
