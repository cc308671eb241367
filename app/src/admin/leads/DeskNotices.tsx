import { DESK_MESSAGE_NAMES } from "@danji/data/leads/csv";
import type { DeskNotices as Notices } from "@danji/data/leads/desk-port";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices } from "../../shell/services/context.ts";
import { formatMoment } from "../../press/format-date.ts";
import { Failure, LogList } from "../admin.styles.ts";
import { useTask } from "../use-task.ts";
import type { PanelProps } from "../panel-props.ts";

const STATE_NAMES = { failed: "보내지 못함", unknown: "발송 여부를 알 수 없음" } as const;

/** Limits of text messages that are near, and messages that were not sent. Nothing where all is well. */
export function DeskNotices({ onSignedOut }: PanelProps) {
  const services = useServices();
  const task = useTask(onSignedOut);
  const [notices, setNotices] = useState<Notices>({ failedMessages: [], nearLimits: [] });

  const load = useEffectEvent(
    () =>
      void task.run(async () => {
        const desk = await services.leadsDesk();
        setNotices(await desk.notices());
      }),
  );
  useEffect(() => load(), []);

  return (
    <>
      <Failure role="alert">
        {task.failure}
        {notices.nearLimits.map(({ kind, hours, used, limit }) => (
          <span key={`${kind} ${hours}`}>
            {`최근 ${hours}시간 동안 ${DESK_MESSAGE_NAMES[kind]} 문자 ${used.toLocaleString("ko-KR")}건을 보내 한도 ${limit.toLocaleString("ko-KR")}건에 가깝습니다. 한도를 넘으면 문자를 보내지 않습니다. `}
          </span>
        ))}
      </Failure>
      {notices.failedMessages.length > 0 && (
        <details>
          <summary>확인할 문자 {notices.failedMessages.length}건</summary>
          <LogList aria-label="확인할 문자">
            {notices.failedMessages.map(({ id, kind, state, at, reason, name, phone }) => (
              <li key={id}>
                <span>{formatMoment(at)}</span>
                <span>
                  {name} {phone}
                </span>
                <p>
                  {DESK_MESSAGE_NAMES[kind]} 문자: {STATE_NAMES[state]} ({reason})
                </p>
              </li>
            ))}
          </LogList>
        </details>
      )}
    </>
  );
}
