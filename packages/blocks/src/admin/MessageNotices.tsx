import { casesWords, countFigure } from "@danji/complex/figures";
import { formatMoment } from "@danji/complex/moment-words";
import { Failure, LogList } from "./admin.styles.ts";

/** A limit of text messages that is nearly used up. */
export interface NearLimit {
  /** Name of its site, if there are several. */
  readonly site?: string | undefined;
  /** Name of the kind of message, such as 방문예약. */
  readonly kind: string;
  readonly hours: number;
  readonly used: number;
  readonly limit: number;
}

type NearQuarantine = Pick<NearLimit, "site" | "used" | "limit">;

/** Leads of a site that are about to be deleted, or should have been. */
interface RetentionEnd extends Pick<NearLimit, "site"> {
  readonly state: keyof typeof RETENTION_TEXTS;
  /** When all leads are deleted, or after which moment none was taken, in ms since 1970. */
  readonly at: number;
}

/** A text message that was not sent, or perhaps not. */
export interface UnsentMessage {
  readonly id: string;
  readonly kind: string;
  readonly state: keyof typeof STATE_NAMES;
  /** ms since 1970. */
  readonly at: number;
  /** Code of the carrier. */
  readonly reason: string;
  readonly name: string;
  readonly phone: string;
}

interface MessageNoticesProps {
  retention?: readonly RetentionEnd[];
  nearLimits: readonly NearLimit[];
  nearQuarantines: readonly NearQuarantine[];
  /** Free bytes of the disk that the data are on, where they are few. */
  lowSpace?: number | null;
  unsent: readonly UnsentMessage[];
  /** Why loading failed, Korean; empty if it did not. */
  failure: string;
}

const STATE_NAMES = { failed: "보내지 못함", unknown: "발송 여부를 알 수 없음" } as const;

const RETENTION_TEXTS = {
  announced: (moment: string) =>
    `보관 기간이 끝나 ${moment}부터 신청 내용을 모두 삭제하며, 되돌릴 수 없습니다. 분양이 끝난 날(forms.json의 retention.saleEnd)이 맞는지 확인해 주세요. `,
  refused: (moment: string) =>
    `보관 기간이 끝난 ${moment} 뒤에 받은 신청이 있어 아무것도 삭제하지 않았습니다. 분양이 끝난 날(forms.json의 retention.saleEnd)과 서버의 시각을 확인해 주세요. 모두 맞으면 그 뒤에 받은 신청을 삭제해 주세요. `,
} as const;

const prefix = (site: string | undefined) => (site === undefined ? "" : `${site}: `);

const nearLimitText = ({ site, kind, hours, used, limit }: NearLimit) =>
  `${prefix(site)}최근 ${hours}시간 동안 ${kind} 문자 ${casesWords(used)}을 보내 한도 ${casesWords(limit)}에 가깝습니다. 한도를 넘으면 문자를 보내지 않습니다. `;

const nearQuarantineText = ({ site, used, limit }: NearQuarantine) =>
  `${prefix(site)}최근 24시간 동안 신청 ${casesWords(used)}을 확인 필요로 보관해 한도 ${casesWords(limit)}에 가까워졌거나 한도를 넘었습니다. 한도를 넘으면 확인이 필요한 신청을 더는 받지 않습니다. 보관한 신청을 확인해 주세요. `;

const lowSpaceText = (bytes: number) =>
  `서버 디스크에 남은 자리가 ${countFigure(Math.floor(bytes / 1_000_000))}MB입니다. 자리가 없으면 신청을 받지 못합니다. `;

/** Renders leads about to be deleted, limits that are near, a disk that is nearly full, and messages that were not sent; nothing visible without either. */
export function MessageNotices(props: MessageNoticesProps) {
  const { retention = [], nearLimits, nearQuarantines, lowSpace = null, unsent, failure } = props;
  return (
    <>
      <Failure role="alert">
        {failure && <span>{failure}</span>}
        {lowSpace !== null && <span>{lowSpaceText(lowSpace)}</span>}
        {retention.map(({ site, state, at }) => (
          <span key={site ?? ""}>{prefix(site) + RETENTION_TEXTS[state](formatMoment(at))}</span>
        ))}
        {nearLimits.map((near) => (
          <span key={`${near.site} ${near.kind} ${near.hours}`}>{nearLimitText(near)}</span>
        ))}
        {nearQuarantines.map((near) => (
          <span key={near.site ?? ""}>{nearQuarantineText(near)}</span>
        ))}
      </Failure>
      {unsent.length > 0 && (
        <details>
          <summary>{`확인할 문자 ${casesWords(unsent.length)}`}</summary>
          <LogList aria-label="확인할 문자">
            {unsent.map(({ id, kind, state, at, reason, name, phone }) => (
              <li key={id}>
                <span>{formatMoment(at)}</span>
                <span>{`${name} ${phone}`}</span>
                <p>{`${kind} 문자: ${STATE_NAMES[state]} (${reason})`}</p>
              </li>
            ))}
          </LogList>
        </details>
      )}
    </>
  );
}
