import { casesWords } from "@danji/complex/figures";
import type { AuditAction, AuditEntry } from "@danji/api/audit/schema";
import { AuditLog } from "@danji/blocks/admin/AuditLog.tsx";
import { useState } from "react";
import { type PanelProps, useAdminTask, useStart } from "../shell/use-task.ts";

/** What the log says of each action. */
const ACTIONS: Readonly<Record<AuditAction, (entry: AuditEntry) => string>> = {
  "signed-in": () => "로그인했습니다",
  "sign-in-failed": ({ who }) => (who === "" ? "없는 계정으로 로그인을 시도했습니다" : "로그인에 실패했습니다"),
  "sessions-ended": () => "모든 곳에서 로그아웃했습니다",
  "article-posted": ({ target }) => `보도자료를 올렸습니다 (${target})`,
  "article-edited": ({ target }) => `보도자료를 고쳤습니다 (${target})`,
  "article-removed": ({ target }) => `보도자료를 삭제했습니다 (${target})`,
  "leads-viewed": ({ count }) => `고객 ${casesWords(count)}을 보았습니다`,
  "lead-state": ({ target }) => `고객의 상태를 바꿨습니다 (${target})`,
  "lead-released": ({ target }) => `확인이 필요한 고객을 확인했습니다 (${target})`,
  "consent-withdrawn": ({ count }) => `고객 ${casesWords(count)}의 소식 수신 동의를 철회했습니다`,
  "leads-exported": ({ count }) => `고객 ${casesWords(count)}을 내려받았습니다`,
  "leads-expired": ({ count }) => `보유 기간이 끝난 고객 ${casesWords(count)}을 파기했습니다`,
  "leads-erased": ({ count }) => `요청에 따라 고객 ${casesWords(count)}을 삭제했습니다`,
};

/** Loads the audit log, newest entry first. It never contains visitors' data. */
export function AuditPanel({ onSignedOut }: PanelProps) {
  const task = useAdminTask(onSignedOut);
  const [entries, setEntries] = useState<readonly AuditEntry[]>();

  const load = () => task.run(async (leadsAdmin) => setEntries(await leadsAdmin.audit()));
  useStart(load);

  const lines = entries?.map((entry) => ({
    at: entry.at,
    by: [entry.who, entry.address, entry.siteId].filter(Boolean).join(" · "),
    text: ACTIONS[entry.what](entry),
  }));
  return <AuditLog lines={lines} busy={task.busy} failure={task.failure} onReload={() => void load()} />;
}
