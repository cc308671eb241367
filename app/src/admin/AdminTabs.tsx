import { TabCount } from "@danji/blocks/admin/admin.styles.ts";
import { countFigure } from "@danji/complex/figures";
import { Tabs } from "@danji/ui/tabs";
import { identity } from "complex:identity";
import { useState } from "react";
import { ArticlesPanel } from "./articles/ArticlesPanel.tsx";
import { AuditPanel } from "./AuditPanel.tsx";
import { LeadsPanel } from "./leads/LeadsPanel.tsx";
import { useLeadCounts } from "./leads/use-lead-counts.ts";
import { type PanelProps, useStart } from "./use-task.ts";

const LEADS = "leads";

const PANELS = [
  { value: "articles", label: "보도자료", Panel: ArticlesPanel },
  { value: LEADS, label: "고객 등록", Panel: LeadsPanel },
  { value: "audit", label: "작업 기록", Panel: AuditPanel },
] as const;

/** Renders the work of a signed-in administrator. A panel requests nothing before it is selected, and keeps its fields when another is selected. */
export function AdminTabs({ onSignedOut }: PanelProps) {
  const [opened, setOpened] = useState<readonly string[]>([PANELS[0].value]);
  const leads = useLeadCounts(onSignedOut);
  useStart(() => leads.load(identity.siteKey));
  const unworked = leads.counts?.new ?? 0;

  return (
    <Tabs.Root
      defaultValue={PANELS[0].value}
      onValueChange={(value) => setOpened((before) => [...new Set([...before, value])])}
    >
      <Tabs.Row>
        <Tabs.List label="관리 업무">
          {PANELS.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value}>
              {label}
              {value === LEADS && unworked > 0 && <TabCount>{`신규 ${countFigure(unworked)}`}</TabCount>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Row>
      {PANELS.map(({ value, Panel }) => (
        <Tabs.Content key={value} value={value}>
          {opened.includes(value) && <Panel onSignedOut={onSignedOut} leads={leads} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
