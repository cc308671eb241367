import { Button } from "@danji/ui/button";
import { Spinner } from "@danji/ui/spinner";
import { formatMoment } from "@danji/complex/moment-words";
import { ListStatus } from "../press/press.styles.ts";
import { Failure, LogList, Panel } from "./admin.styles.ts";

/** One line of the log, in words. */
export interface AuditLine {
  /** ms since 1970. */
  readonly at: number;
  readonly by: string;
  readonly text: string;
}

interface AuditLogProps {
  /** Newest first; left out until they are loaded. */
  lines: readonly AuditLine[] | undefined;
  readonly busy: boolean;
  /** Why loading failed, Korean; empty if it did not. */
  failure: string;
  readonly onReload: () => void;
}

/** Renders who did what and when. */
export function AuditLog({ lines, busy, failure, onReload }: AuditLogProps) {
  return (
    <Panel aria-label="작업 기록">
      <div>
        <Button variant="secondary" size="small" pending={busy} onClick={onReload}>
          {failure === "" ? "새로 고침" : "다시 시도"}
        </Button>
      </div>
      <Failure role="alert">{failure}</Failure>
      {lines === undefined && busy && (
        <ListStatus role="status">
          <Spinner aria-label="기록을 불러오는 중입니다" />
        </ListStatus>
      )}
      {lines?.length === 0 && <ListStatus role="status">아직 기록이 없습니다.</ListStatus>}
      {lines !== undefined && lines.length > 0 && (
        <LogList aria-label="작업 기록">
          {lines.map(({ at, by, text }, index) => (
            // Lines never change places; a new one comes with a list of its own.
            <li key={lines.length - index}>
              <span>{formatMoment(at)}</span>
              <span>{by}</span>
              <p>{text}</p>
            </li>
          ))}
        </LogList>
      )}
    </Panel>
  );
}
