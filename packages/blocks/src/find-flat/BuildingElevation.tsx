import { buildingWords, lineNumberWords } from "@danji/complex/figures";
import type { Supply } from "@danji/complex/schema/supply";
import type { Flat } from "@danji/complex/sun/flats";
import { type LineSun, winterSunAt } from "@danji/complex/sun/site-sun";
import { durationWords, flatWords, hoursFigure } from "@danji/complex/sun/sun-words";
import { typeOf } from "@danji/complex/supply";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { memo, useId } from "react";
import { Cell, Floors, Level, Levels, LineColumn, Tower } from "./elevation.styles.ts";
import type { FlatChoiceProps } from "./FlatSelects.tsx";

export interface ElevationProps extends FlatChoiceProps {
  supply: Supply;
  suns: readonly LineSun[];
}

const HOUR = 60;
/** Full hours of sunlight that have a tone of their own. */
const LEVELS = [0, 2, 4, 6, 8];

const levelOf = (minutes: number) => LEVELS.findLastIndex((hours) => minutes >= hours * HOUR);

interface FlatCellProps extends Flat {
  name: string;
  /** Sunlight on the winter solstice, in minutes. */
  minutes: number;
  isSelected: boolean;
  onFlatChange: (flat: Flat) => void;
}

/** Renders a flat of the building. Memoized: a building has over a hundred, of which another selection changes two. */
const FlatCell = memo(function FlatCell({
  name,
  building,
  line,
  floor,
  minutes,
  isSelected,
  onFlatChange,
}: FlatCellProps) {
  const flat: Flat = { building, line, floor };
  return (
    <Cell data-level={levelOf(minutes)}>
      <input type="radio" name={name} checked={isSelected} onChange={() => onFlatChange(flat)} />
      <VisuallyHidden>{`${flatWords(flat)}, 동짓날 ${durationWords(minutes)}`}</VisuallyHidden>
      <span aria-hidden>{hoursFigure(minutes)}</span>
    </Cell>
  );
});

/** Renders a building from the front, each flat in the tone of its sunlight on the winter solstice, to choose from. */
export function BuildingElevation({ supply, model, suns, flat, onFlatChange }: ElevationProps) {
  const name = useId();
  const lines = model.windows.filter(({ building }) => building === flat.building);
  const top = Math.max(...lines.map(({ topFloor }) => topFloor));
  return (
    <Stack gap={3} role="radiogroup" aria-label={`${buildingWords(flat.building)} 정면에서 집 고르기`}>
      <Text variant="caption" aria-hidden>
        동짓날 8시–16시 거실 일조시간
      </Text>
      <Levels aria-hidden>
        {LEVELS.map((hours, level) => (
          <li key={hours}>
            <Level data-level={level} />
            <span>{level === LEVELS.length - 1 ? `${hours}시간` : hours}</span>
          </li>
        ))}
      </Levels>
      <Tower style={{ gridTemplateColumns: `2.25rem repeat(${lines.length}, minmax(0, 1fr))` }}>
        <Floors aria-hidden>
          {Array.from({ length: top }, (_, index) => top - index).map((floor) => (
            <li key={floor}>{floor}</li>
          ))}
        </Floors>
        {lines.map(({ line, type, lowestFloor, topFloor }) => {
          const sun = suns.find((each) => each.building === flat.building && each.line === line);
          return (
            <LineColumn key={line}>
              {Array.from({ length: topFloor - lowestFloor + 1 }, (_, index) => topFloor - index).map((floor) => (
                <FlatCell
                  key={floor}
                  name={name}
                  building={flat.building}
                  line={line}
                  floor={floor}
                  minutes={(sun && winterSunAt(sun, floor)?.total) ?? 0}
                  isSelected={line === flat.line && floor === flat.floor}
                  onFlatChange={onFlatChange}
                />
              ))}
              <p aria-hidden>
                <span>{lineNumberWords(line)}</span> <b>{typeOf(supply, type)?.label}</b>
              </p>
            </LineColumn>
          );
        })}
      </Tower>
    </Stack>
  );
}
