import type { WinterRule } from "@danji/complex/schema/sunlight";
import { meetsContinuous, meetsTotal, type WinterSun } from "@danji/complex/sun/sunlight";
import { durationWords } from "@danji/complex/sun/sun-words";
import { LawNote } from "../parts/LawNote.tsx";
import { Rule, Verdict } from "./find-flat.styles.ts";

interface FlatRuleProps {
  winter: WinterSun;
  rule: WinterRule;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders what courts measure on the winter solstice, and whether a flat has it. */
export function FlatRule({ winter, rule, today }: FlatRuleProps) {
  const parts = [
    { word: "연속", span: rule.continuous, minutes: winter.continuous, meets: meetsContinuous(winter, rule) },
    { word: "총", span: rule.total, minutes: winter.total, meets: meetsTotal(winter, rule) },
  ];
  return (
    <Rule>
      <h4>동짓날 일조 기준</h4>
      <ul>
        {parts.map(({ word, span, minutes, meets }) => (
          <li key={word}>
            <span>{`${span.from}–${span.to}시에 ${word} ${span.hours}시간`}</span>
            <b>{durationWords(minutes)}</b>
            <Verdict data-state={meets ? "met" : "missed"}>{meets ? "충족" : "미충족"}</Verdict>
          </li>
        ))}
      </ul>
      <p>
        법원이 이웃 건물의 일조 방해를 판단할 때 주로 살피는 기준입니다. 둘 중 하나를 충족하면 대체로 참을 수 있는
        정도로 봅니다. 「건축법 시행령」은 같은 대지의 동 사이 거리를 정하는 방법의 하나로 연속 2시간 기준을 사용합니다.
        이 결과가 법에 맞는지를 뜻하지는 않습니다.
      </p>
      <LawNote rules={rule} today={today} />
    </Rule>
  );
}
