import { LEAD_STATE_NAMES } from "@danji/api/leads/csv";
import type { LeadCounts } from "@danji/api/leads/schema";
import { CountedTabs } from "@danji/blocks/admin/LeadLists.tsx";
import { countFigure } from "@danji/complex/figures";
import { Tabs } from "@danji/ui/tabs";
import { identity } from "complex:identity";
import { useState } from "react";
import { ArticlesPanel } from "./articles/ArticlesPanel.tsx";
import { AuditPanel } from "./AuditPanel.tsx";
import { LeadsPanel } from "./leads/LeadsPanel.tsx";
import { type PanelProps, useAdminTask, useStart } from "../shell/use-task.ts";

const PANELS = [
  { value: "articles", label: "보도자료", Panel: ArticlesPanel },
  { value: "leads", label: "고객 등록", Panel: LeadsPanel },
  { value: "audit", label: "작업 기록", Panel: AuditPanel },
] as const;

/** Renders the work of a signed-in administrator. A panel requests nothing before it is selected, and keeps its fields when another is selected. */
export function AdminTabs({ onSignedOut }: PanelProps) {
  const [opened, setOpened] = useState<readonly string[]>([PANELS[0].value]);
  const [leadCounts, setLeadCounts] = useState<LeadCounts>();
  const counting = useAdminTask(onSignedOut);
  const countLeads = (siteId: string) =>
    void counting.run(async (leadsAdmin) => setLeadCounts(await leadsAdmin.counts(siteId)));
  useStart(() => countLeads(identity.siteKey));
  const { all = 0, new: unworked = 0 } = leadCounts ?? {};
  const count = all > 0 ? `${LEAD_STATE_NAMES.new} ${countFigure(unworked)}` : undefined;

  return (
    <Tabs.Root
      defaultValue={PANELS[0].value}
      onValueChange={(value) => setOpened((before) => [...new Set([...before, value])])}
    >
      <CountedTabs
        label="관리 업무"
        tabs={PANELS.map(({ value, label }) => ({ value, label, count: value === "leads" ? count : undefined }))}
      />
      {PANELS.map(({ value, Panel }) => (
        <Tabs.Content key={value} value={value}>
          {opened.includes(value) && <Panel onSignedOut={onSignedOut} counts={leadCounts} onChange={countLeads} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
