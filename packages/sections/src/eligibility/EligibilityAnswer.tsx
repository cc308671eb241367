import type { Paper } from "@danji/complex/schema/documents";
import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { type Applicant, checkSupply } from "@danji/complex/subscription/eligibility";
import { obstacleWords } from "@danji/complex/subscription/eligibility-words";
import { useSyncExternalStore } from "react";
import { PaperList } from "../documents/PaperList.tsx";
import { NO_TICKS, type TickStore } from "../documents/tick-store.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons, Result } from "../parts/result.styles.ts";
import { Unconfirmed } from "./EligibilityTable.tsx";
import { Kind, Kinds } from "./eligibility.styles.ts";

interface EligibilityAnswerProps {
  rules: EligibilityRules;
  applicant: Applicant;
  /** 전용면적 in ㎡. */
  area: number;
  /** Papers that prove a right. */
  papers: readonly Paper[];
  /** Keeps the papers that are ticked off. */
  store: TickStore;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders each kind of supply with the conditions that the answers do not meet, and the papers for the others. */
export function EligibilityAnswer({ rules, applicant, area, papers, store, today }: EligibilityAnswerProps) {
  const { keys } = useSyncExternalStore(store.subscribe, store.read, () => NO_TICKS);
  const checks = checkSupply(rules, applicant, area);
  const open = checks.filter(({ obstacles }) => obstacles.length === 0);
  const needed = new Set(open.flatMap(({ kind }) => rules.kinds[kind].papers));
  const required = papers.filter(({ key }) => needed.has(key));
  return (
    <Result>
      <Kinds>
        <h3>유형별 확인 결과</h3>
        <ul>
          {checks.map(({ kind, obstacles }) => (
            <Kind key={kind} data-state={obstacles.length === 0 ? "open" : "closed"}>
              <h4>
                <span>{rules.kinds[kind].label}</span>
                <small>
                  {`${obstacles.length === 0 ? "입력하신 내용에서 맞지 않는 조건 없음" : "맞지 않는 조건 있음"} · ${rules.kinds[kind].article}`}
                </small>
              </h4>
              {rules.kinds[kind].unconfirmed !== undefined && <p>{rules.kinds[kind].unconfirmed}</p>}
              {obstacles.length > 0 && (
                <ul>
                  {obstacles.map((obstacle) => (
                    <li key={obstacle}>{obstacleWords(obstacle, { rules, applicant, kind, area })}</li>
                  ))}
                </ul>
              )}
            </Kind>
          ))}
        </ul>
        {required.length > 0 && (
          <>
            <h3>당첨되면 준비할 자격 서류</h3>
            <PaperList label="당첨되면 준비할 자격 서류" papers={required} ticked={keys} onToggle={store.toggle} />
          </>
        )}
      </Kinds>
      <Reasons aria-label="이 진단으로 알 수 없는 것">
        <li>소득과 자산, 재당첨 제한, 부적격 이력, 거주 지역에 따른 우선순위는 판단하지 않습니다.</li>
        <li>
          비규제지역의 민영주택을 기준으로 확인했습니다. 규제지역에서는 1순위의 통장 기간과 세대주 요건이 다릅니다.
        </li>
        <li>소형·저가주택처럼 주택을 소유해도 무주택으로 보는 예외는 판단하지 않습니다.</li>
        <li>이 결과는 신청 자격을 판정하지 않습니다. 신청 전에 입주자모집공고와 청약홈에서 확인하시기 바랍니다.</li>
      </Reasons>
      <Unconfirmed rules={rules} />
      <LawNote rules={rules} today={today} />
    </Result>
  );
}
