import type { Flat } from "@danji/complex/sun/flats";
import { shadeHeight } from "@danji/complex/sun/shade";
import { type LineWindow, type SiteModel, windowHeight } from "@danji/complex/sun/site-model";
import { sunAt } from "@danji/complex/sun/sun-position";
import { sunlightOf, totalMinutes } from "@danji/complex/sun/sunlight";
import { clockWords, durationWords, flatWords, monthDayWords } from "@danji/complex/sun/sun-words";
import { Button } from "@danji/ui/button";
import { Range } from "@danji/ui/range";
import { Stack } from "@danji/ui/stack";
import { useMemo, useState, useEffect, useEffectEvent } from "react";
import { SitePlan } from "./SitePlan.tsx";
import { keepFlat } from "./FlatSelects.tsx";
import { Controls, DayButtons, PlayRow, SunWords } from "./sun-plan.styles.ts";

const DAY = 86_400_000;

/** Returns the day of a year by its index from 0, `yyyy-mm-dd`. */
const dayOfIndex = (year: string, index: number): string =>
  new Date(Date.parse(`${year}-01-01T00:00:00Z`) + index * DAY).toISOString().slice(0, 10);

const indexOfDay = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / DAY);

/** Returns the first days of the months that a slider of a day's year names. */
const monthMarks = (day: string) =>
  [1, 4, 7, 10].map((month) => ({
    value: indexOfDay(`${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`),
    label: `${month}월`,
  }));

/** Equinoxes and solstices, which move by a day at most from year to year; that of the winter is given. */
const SEASONS = { 춘분: "03-20", 하지: "06-21", 추분: "09-23", 동지: undefined };

const seasonsOf = (winterDay: string) =>
  Object.entries(SEASONS).map(([name, date]) => ({
    name,
    index: indexOfDay(date === undefined ? winterDay : `${winterDay.slice(0, 4)}-${date}`),
  }));

interface SunPlanProps {
  model: SiteModel;
  window: LineWindow;
  flat: Flat;
  /** Day of the winter solstice, `yyyy-mm-dd`, with which the plan starts. */
  winterDay: string;
  onFlatChange: (flat: Flat) => void;
}

const DAWN = 5 * 60;
const DUSK = 20 * 60;
const NOON = 12 * 60;
const HOURS = [6, 9, 12, 15, 18].map((hour) => ({ value: hour * 60, label: `${hour}시` }));

/** Renders the plan of the site with the shadows of a minute of the year, and the sunlight of a flat on that day. */
export function SunPlan({ model, window, flat, winterDay, onFlatChange }: SunPlanProps) {
  const year = winterDay.slice(0, 4);
  const [dayIndex, setDayIndex] = useState(() => indexOfDay(winterDay));
  const [minute, setMinute] = useState(NOON);
  const player = useDayPlayer(minute, setMinute);
  const day = dayOfIndex(year, dayIndex);
  const intervals = useMemo(() => sunlightOf(model, window, flat.floor, day), [model, window, flat.floor, day]);
  const sun = sunAt(model.place, day, minute);
  const isLit = shadeHeight(model, window, sun) < windowHeight(model.heights, flat.floor);

  return (
    <Stack>
      <SitePlan
        model={model}
        window={window}
        day={day}
        sun={sun}
        isLit={isLit}
        building={flat.building}
        onBuildingChange={(building) => onFlatChange(keepFlat(model, { ...flat, building }))}
      />
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
      <SunWords role="status">
        {intervals.length === 0
          ? `${monthDayWords(day)}에는 거실에 해가 들지 않습니다.`
          : `${monthDayWords(day)}에는 ${intervals.map(({ from, to }) => `${clockWords(from)}–${clockWords(to)}`).join(", ")}에 거실에 해가 듭니다. 모두 ${durationWords(totalMinutes(intervals))}입니다.`}
      </SunWords>
    </Stack>
  );
}

/** Minutes of the day per millisecond: the slider's day takes nine seconds. */
const SPEED = 0.1;

/** Plays the minutes of a day, frame by frame, from the current one to dusk. */
function useDayPlayer(minute: number, onMinute: (minute: number) => void) {
  const [isPlaying, setPlaying] = useState(false);

  const advance = useEffectEvent((elapsed: number) => {
    const next = minute + elapsed * SPEED;
    onMinute(Math.min(next, DUSK));
    if (next >= DUSK) setPlaying(false);
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      advance(now - last);
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    isPlaying,
    play: () => {
      if (minute >= DUSK) onMinute(DAWN);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}
