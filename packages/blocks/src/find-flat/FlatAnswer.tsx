import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { buildingWords, floorWords } from "@danji/complex/figures";
import { planMark } from "@danji/complex/plan-mark";
import type { Sunlight } from "@danji/complex/schema/sunlight";
import type { UnitType } from "@danji/complex/schema/supply";
import { type Flat, type Outlook, outlookFrom } from "@danji/complex/sun/flats";
import type { LineWindow, SiteModel } from "@danji/complex/sun/site-model";
import { type LineSun, winterSunAt } from "@danji/complex/sun/site-sun";
import { yearSunlight } from "@danji/complex/sun/sunlight";
import { bearingWords, durationWords, flatWords, hoursWords } from "@danji/complex/sun/sun-words";
import type { FlatPlan } from "@danji/floor-plan/flat-plan";
import { BarChart } from "@danji/ui/bar-chart";
import { Link } from "@danji/ui/provider";
import { useMemo } from "react";
import type { PlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { Answer, Figures, FlatTitle } from "./find-flat.styles.ts";
import { FlatAsItLies } from "./FlatAsItLies.tsx";
import { FlatRule } from "./FlatRule.tsx";
import { Unknowns } from "./Unknowns.tsx";

interface FlatAnswerProps {
  flat: Flat;
  window: LineWindow;
  type: UnitType | undefined;
  sun: LineSun;
  sunlight: Sunlight;
  model: SiteModel;
  plan: FlatPlan | undefined;
  sheets: PlanSheets;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Returns the number of days of a month, from 0 for January. */
const monthDays = (year: string, month: number) => new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate();

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hasNumber = /^\d+$/u;
const nameOf = (block: string) => (hasNumber.test(block) ? buildingWords(block) : block);

const aheadWords = ({ facing }: Outlook) =>
  facing ? `${nameOf(facing.name)}까지 ${Math.round(facing.distance)}m` : "마주 보는 동이 없습니다";

/** Renders what there is to know of a flat: outlook, sunlight of the winter solstice and of the year, and its plan. */
export function FlatAnswer({ flat, window, type, sun, sunlight, model, plan, sheets, today }: FlatAnswerProps) {
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
          <p>
            {type && <Link to={type.page}>{type.label}</Link>}
            <span>{` · ${floorWords(flat.floor)} · 거실 ${bearingWords(window.bearing)}향${planMark(sunlight)}`}</span>
          </p>
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
      {rule.shown && <FlatRule winter={winter} rule={rule} today={today} />}
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
