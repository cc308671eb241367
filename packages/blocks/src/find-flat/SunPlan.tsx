import type { Flat } from "@danji/complex/sun/flats";
import { shadeHeight } from "@danji/complex/sun/shade";
import { type LineWindow, type SiteModel, windowHeight } from "@danji/complex/sun/site-model";
import { sunAt } from "@danji/complex/sun/sun-position";
import { sunlightOf, totalMinutes } from "@danji/complex/sun/sunlight";
import { clockWords, durationWords, flatWords, monthDayWords } from "@danji/complex/sun/sun-words";
import { Button } from "@danji/ui/button";
import { Range } from "@danji/ui/range";
import { useMemo, useState } from "react";
import { BuildingButtons } from "./BuildingButtons.tsx";
import { dayOfIndex, indexOfDay, monthMarks, seasonsOf } from "./days.ts";
import { keepFlat } from "./keep-flat.ts";
import { PlanWords } from "./PlanWords.tsx";
import { SiteDrawing } from "./SiteDrawing.tsx";
import { Controls, DayButtons, PlanStage, PlayRow, SunPlanBox, SunWords } from "./sun-plan.styles.ts";
import { useDayPlayer } from "./useDayPlayer.ts";

interface SunPlanProps {
  model: SiteModel;
  window: LineWindow;
  flat: Flat;
  /** Day of the winter solstice, `yyyy-mm-dd`, with which the plan starts. */
  winterDay: string;
  onFlatChange: (flat: Flat) => void;
}

/** First and last minute of the slider. */
const DAWN = 5 * 60;
const DUSK = 20 * 60;
const NOON = 12 * 60;
const HOURS = [6, 9, 12, 15, 18].map((hour) => ({ value: hour * 60, label: `${hour}시` }));

/** Renders the plan of the site with the shadows of a minute of the year, and the sunlight of a flat on that day. */
export function SunPlan({ model, window, flat, winterDay, onFlatChange }: SunPlanProps) {
  const year = winterDay.slice(0, 4);
  const [dayIndex, setDayIndex] = useState(() => indexOfDay(winterDay));
  const [minute, setMinute] = useState(NOON);
  const player = useDayPlayer({ from: DAWN, to: DUSK, minute, onMinute: setMinute });
  const day = dayOfIndex(year, dayIndex);
  const intervals = useMemo(() => sunlightOf(model, window, flat.floor, day), [model, window, flat.floor, day]);
  const sun = sunAt(model.place, day, minute);
  const isLit = shadeHeight(model, window, sun) < windowHeight(model.heights, flat.floor);

  function selectBuilding(building: string): void {
    onFlatChange(keepFlat(model, { ...flat, building }));
  }

  return (
    <SunPlanBox>
      <PlanStage>
        <SiteDrawing model={model} window={window} day={day} sun={sun} isLit={isLit} />
        <PlanWords model={model} />
        <BuildingButtons model={model} building={flat.building} onBuildingChange={selectBuilding} />
      </PlanStage>
      <SunWords>
        <b>{`${monthDayWords(day)} ${clockWords(minute)}`}</b>{" "}
        <span>
          {`${flatWords(flat)} 거실에 ${isLit ? "해가 듭니다." : sun.altitude > 0 ? "해가 들지 않습니다." : "밤입니다."}`}
        </span>
      </SunWords>
      <Controls gap={3}>
        <Range
          label="시각"
          min={DAWN}
          max={DUSK}
          value={Math.round(minute)}
          onValueChange={(value) => {
            player.stop();
            setMinute(value);
          }}
          step={5}
          format={clockWords}
          spans={intervals}
          marks={HOURS}
        />
        <Range
          label="날짜"
          min={0}
          max={indexOfDay(`${year}-12-31`)}
          value={dayIndex}
          onValueChange={setDayIndex}
          format={(index) => monthDayWords(dayOfIndex(year, index))}
          marks={monthMarks(winterDay)}
        />
        <PlayRow direction="row" align="center" gap={3}>
          <Button variant="secondary" size="small" onClick={player.isPlaying ? player.stop : player.play}>
            {player.isPlaying ? "멈추기" : "하루 그림자 보기"}
          </Button>
          <DayButtons aria-label="절기로 가기">
            {seasonsOf(winterDay).map(({ name, index }) => (
              <li key={name}>
                <button type="button" aria-pressed={index === dayIndex} onClick={() => setDayIndex(index)}>
                  {name}
                </button>
              </li>
            ))}
          </DayButtons>
        </PlayRow>
      </Controls>
      <p role="status">
        {intervals.length === 0
          ? `${monthDayWords(day)}에는 거실에 해가 들지 않습니다.`
          : `${monthDayWords(day)}에는 ${intervals.map(({ from, to }) => `${clockWords(from)}–${clockWords(to)}`).join(", ")}에 거실에 해가 듭니다. 모두 ${durationWords(totalMinutes(intervals))}입니다.`}
      </p>
    </SunPlanBox>
  );
}
