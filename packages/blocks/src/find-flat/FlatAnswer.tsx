import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { buildingWords, floorWords } from "@danji/complex/figures";
import { planMark } from "@danji/complex/plan-mark";
import type { Sunlight, WinterRule } from "@danji/complex/schema/sunlight";
import type { UnitType } from "@danji/complex/schema/supply";
import { type Flat, type Outlook, outlookFrom } from "@danji/complex/sun/flats";
import type { LineWindow, SiteModel } from "@danji/complex/sun/site-model";
import { type LineSun, winterSunAt } from "@danji/complex/sun/site-sun";
import { yearSunlight, meetsContinuous, meetsTotal, type WinterSun } from "@danji/complex/sun/sunlight";
import { bearingWords, durationWords, flatWords, hoursWords } from "@danji/complex/sun/sun-words";
import type { FlatPlan } from "@danji/floor-plan/flat-plan";
import { BarChart } from "@danji/ui/bar-chart";
import { Link } from "@danji/ui/provider";
import { useMemo } from "react";
import type { PlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { Answer, Figures, FlatTitle, Rule, Verdict } from "./find-flat.styles.ts";
import { FlatAsItLies } from "./FlatAsItLies.tsx";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons } from "../parts/result.styles.ts";

interface FlatAnswerProps {
  flat: Flat;
  window: LineWindow;
  type: UnitType | undefined;
  sun: LineSun;
  sunlight: Sunlight;
  model: SiteModel;
  plan: FlatPlan | undefined;
  sheets: PlanSheets;
}

/** Returns the number of days of a month, from 0 for January. */
const monthDays = (year: string, month: number) => new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hasNumber = /^\d+$/u;
const nameOf = (block: string) => (hasNumber.test(block) ? buildingWords(block) : block);

const aheadWords = ({ facing }: Outlook) =>
  facing ? `${nameOf(facing.name)}까지 ${Math.round(facing.distance)}m` : "마주 보는 동이 없습니다";

/** Renders what there is to know of a flat: outlook, sunlight of the winter solstice and of the year, and its plan. */
export function FlatAnswer({ flat, window, type, sun, sunlight, model, plan, sheets }: FlatAnswerProps) {
  const rule = sunlight.winterRule;
  const winter = winterSunAt(sun, flat.floor) ?? { continuous: 0, total: 0 };
  const outlook = useMemo(() => outlookFrom(model, window, flat.floor), [model, window, flat.floor]);
  const year = rule.day.slice(0, 4);
  const floors = useMemo(() => yearSunlight(model, window, year), [model, window, year]);
  const months = floors[flat.floor - window.lowestFloor] ?? [];
  return (
    <Answer gap={8}>
      <div role="status" data-answer>
        <FlatTitle direction="row" align="baseline" gap={5}>
          <h3>{flatWords(flat)}</h3>
          <Text>
            {type && <Link to={type.page}>{type.label}</Link>}
            <span>{` · ${floorWords(flat.floor)} · 거실 ${bearingWords(window.bearing)}향${planMark(sunlight)}`}</span>
          </Text>
        </FlatTitle>
        <Figures>
          <div>
            <dt>동짓날 거실 일조시간</dt>
            <dd data-display>{durationWords(winter.total)}</dd>
            <dd>{`${rule.total.from}시부터 ${rule.total.to}시까지`}</dd>
          </div>
          <div>
            <dt>연간 거실 일조시간</dt>
            <dd data-display>{hoursWords(sum(months))}</dd>
            <dd>매일 맑다고 가정</dd>
          </div>
          <div>
            <dt>거실 앞</dt>
            <dd data-display>{aheadWords(outlook)}</dd>
            <dd>{`정면 시야(120°)의 ${Math.round(outlook.open * 100)}%가 트여 있습니다`}</dd>
          </div>
        </Figures>
      </div>
      {rule.shown && <FlatRule winter={winter} rule={rule} />}
      <Grid columns={2} gap={10} rowGap={8}>
        <Stack gap={8}>
          {plan && <FlatAsItLies plan={plan} window={window} sheets={sheets} />}
          <Unknowns />
        </Stack>
        <Sourced provenance={sunlight}>
          <BarChart
            caption="월별 하루 평균 거실 일조시간"
            nameLabel="달"
            series={["하루 평균"]}
            rows={months.map((minutes, month) => ({
              name: `${month + 1}월`,
              values: [Math.round(minutes / monthDays(year, month))],
            }))}
            format={durationWords}
          />
        </Sourced>
      </Grid>
    </Answer>
  );
}

/** Renders what courts measure on the winter solstice, and whether a flat has it. */
function FlatRule({ winter, rule }: { winter: WinterSun; rule: WinterRule }) {
  const parts = [
    { word: "연속", span: rule.continuous, minutes: winter.continuous, meets: meetsContinuous(winter, rule) },
    { word: "총", span: rule.total, minutes: winter.total, meets: meetsTotal(winter, rule) },
  ];
  return (
    <Rule gap={3}>
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
      <LawNote rules={rule} />
    </Rule>
  );
}

function Unknowns() {
  return (
    <Reasons aria-label="이 계산으로 알 수 없는 것">
      <li>맑은 날을 기준으로 하며, 나무와 언덕, 단지 밖의 건물은 반영하지 않았습니다.</li>
      <li>
        동을 반듯한 상자 모양으로 보고, 거실 창 한가운데의 일조를 계산합니다. 발코니와 난간의 그늘은 반영하지
        않았습니다.
      </li>
      <li>동의 위치와 높이는 예정이며 바뀔 수 있습니다.</li>
      <li>일조권 감정이나 법률 의견이 아니며, 계약 조건이 아닙니다.</li>
    </Reasons>
  );
}
