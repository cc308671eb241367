import { WelcomeBar } from "@danji/blocks/press/WelcomeBar.tsx";
import { Tabs } from "@danji/ui/tabs";
import { useState } from "react";
import { ArticlesPanel } from "./articles/ArticlesPanel.tsx";
import { AuditPanel } from "./AuditPanel.tsx";
import { LeadsPanel } from "./leads/LeadsPanel.tsx";
import type { PanelProps } from "./use-task.ts";

interface AdminTabsProps extends PanelProps {
  /** Why signing out failed, Korean; empty when it did not. */
  failure: string;
  /** Whether the welcome gets the focus at first. */
  readonly takesFocus: boolean;
  readonly onSignOut: (everywhere?: boolean) => void;
}

const PANELS = [
  { value: "articles", label: "보도자료", Panel: ArticlesPanel },
  { value: "leads", label: "고객 등록", Panel: LeadsPanel },
  { value: "audit", label: "작업 기록", Panel: AuditPanel },
] as const;

/** Renders the admin page of a signed-in administrator. A panel requests nothing before it is selected, and keeps its fields when another is selected. */
export function AdminTabs({ onSignedOut, ...welcome }: AdminTabsProps) {
  const [opened, setOpened] = useState<readonly string[]>([PANELS[0].value]);
  return (
    <>
      <WelcomeBar {...welcome} offersEverywhere />
      <Tabs.Root
        defaultValue={PANELS[0].value}
        onValueChange={(value) => setOpened((before) => [...new Set([...before, value])])}
      >
        <Tabs.Row>
          <Tabs.List label="관리 업무">
            {PANELS.map(({ value, label }) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </Tabs.Row>
        {PANELS.map(({ value, Panel }) => (
          <Tabs.Content key={value} value={value}>
            {opened.includes(value) && <Panel onSignedOut={onSignedOut} />}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
