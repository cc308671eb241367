import type { AuditAction, AuditEntry } from "@danji/data/audit/port";
import { Button } from "@danji/ui/button";
import { Spinner } from "@danji/ui/spinner";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../shell/services/context.ts";
import { formatMoment } from "../press/format-date.ts";
import { Failure, LogList, Panel, Waiting } from "./admin.styles.ts";
import { useTask } from "./use-task.ts";
import type { PanelProps } from "./panel-props.ts";

const DEEDS: Readonly<Record<AuditAction, (entry: AuditEntry) => string>> = {
  "signed-in": () => "로그인했습니다",
  "sign-in-failed": ({ who }) => (who === "" ? "없는 계정으로 로그인을 시도했습니다" : "로그인에 실패했습니다"),
  "article-posted": ({ target }) => `보도자료를 올렸습니다 (${target})`,
  "article-edited": ({ target }) => `보도자료를 고쳤습니다 (${target})`,
  "article-removed": ({ target }) => `보도자료를 삭제했습니다 (${target})`,
  "leads-viewed": ({ count }) => `고객 ${count}건을 보았습니다`,
  "lead-state": ({ target }) => `고객의 상태를 바꿨습니다 (${target})`,
  "lead-released": ({ target }) => `확인이 필요한 고객을 확인했습니다 (${target})`,
  "consent-withdrawn": ({ count }) => `고객 ${count}건의 소식 수신 동의를 철회했습니다`,
  "leads-exported": ({ count }) => `고객 ${count}건을 내려받았습니다`,
  "leads-expired": ({ count }) => `보유 기간이 끝난 고객 ${count}건을 파기했습니다`,
  "leads-erased": ({ count }) => `요청에 따라 고객 ${count}건을 삭제했습니다`,
};

/** Who did what and when, newest first. Visitors' data never stand in it. */
export function AuditPanel({ onSignedOut }: PanelProps) {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [entries, setEntries] = useState<readonly AuditEntry[]>();

  const load = () =>
    task.run(async () => {
      const desk = await services.leadsDesk();
      setEntries(await desk.audit());
    });
  const start = useEffectEvent(() => void load());
  useEffect(() => start(), []);

  return (
    <Panel aria-label="작업 기록">
      <div>
        <Button variant="secondary" size="small" pending={task.busy} onClick={() => void load()}>
          {task.failure === "" ? "새로 고침" : "다시 시도"}
        </Button>
      </div>
      <Failure role="alert">{task.failure}</Failure>
      {entries === undefined && task.busy && (
        <Waiting role="status">
          <Spinner label="기록을 불러오는 중입니다" />
        </Waiting>
      )}
      {entries?.length === 0 && <Waiting role="status">아직 기록이 없습니다.</Waiting>}
      {entries !== undefined && entries.length > 0 && (
        <LogList aria-label="작업 기록">
          {entries.map((entry, index) => (
            // Entries never change places; a new one comes with a list of its own.
            <li key={entries.length - index}>
              <span>{formatMoment(entry.at)}</span>
              <span>{[entry.who, entry.address].filter(Boolean).join(" · ")}</span>
              <p>{DEEDS[entry.what](entry)}</p>
            </li>
          ))}
        </LogList>
      )}
    </Panel>
  );
}
