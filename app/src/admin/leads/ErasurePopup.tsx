import { casesWords } from "@danji/complex/figures";
import type { AdminLead } from "@danji/api/leads/schema";
import { useState } from "react";
import { Confirmation } from "@danji/blocks/admin/Confirmation.tsx";
import { type PanelProps, useAdminTask, useStart } from "../../shell/use-task.ts";

interface ErasurePopupProps extends PanelProps {
  /** One of the person's leads. */
  readonly lead: AdminLead;
  /** Key of the leads' site; empty for all sites. */
  readonly siteId: string;
  /** Name of that, if the deployment has several sites. */
  readonly scope: string | undefined;
  /** Called with what is to be said when their data are gone. */
  readonly onDone: (message: string) => void;
  readonly onCancel: () => void;
}

/** Said where another program reads the database. */
const PENDING = "데이터 파일을 읽는 다른 프로그램이 끝나는 대로 데이터베이스의 기록에서도 지웁니다.";

/** Asks before all that a person has left is deleted, and says how much that is. */
export function ErasurePopup({ lead, siteId, scope, onDone, onCancel, onSignedOut }: ErasurePopupProps) {
  const [count, setCount] = useState<number>();
  const task = useAdminTask((reason) => {
    onCancel();
    onSignedOut(reason);
  });

  const countLeads = () => task.run(async (leadsAdmin) => setCount(await leadsAdmin.countOf(lead.phone, siteId)));
  useStart(countLeads);

  const erase = () =>
    task.run(async (leadsAdmin) => {
      const erased = await leadsAdmin.erase(lead.phone, siteId);
      const done = `고객 등록 ${casesWords(erased.count)}을 삭제했습니다.`;
      onDone(erased.isPending ? `${done} ${PENDING}` : done);
    });

  const where = scope === undefined ? "" : `${scope}에 `;
  return (
    <Confirmation
      open
      title="이 고객의 개인정보를 삭제할까요?"
      description={`${where}같은 연락처로 남긴 등록을 모두 삭제하며, 되돌릴 수 없습니다.`}
      action={count === undefined ? "삭제" : `${casesWords(count)} 삭제`}
      pendingLabel={count === undefined ? "확인 중..." : "삭제 중..."}
      busy={task.busy}
      failure={task.failure}
      onConfirm={() => void (count === undefined ? countLeads() : erase())}
      onCancel={onCancel}
    >
      <p>{`${lead.name} · ${lead.phone}`}</p>
    </Confirmation>
  );
}
