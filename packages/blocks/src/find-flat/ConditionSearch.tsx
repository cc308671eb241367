import { floorWords, householdsWords } from "@danji/complex/figures";
import type { Supply } from "@danji/complex/schema/supply";
import { findFlats, type FoundFlat } from "@danji/complex/sun/flats";
import type { LineSun, SiteYear } from "@danji/complex/sun/site-sun";
import { bearingWords, durationWords, flatWords, hoursWords } from "@danji/complex/sun/sun-words";
import { typeOf } from "@danji/complex/supply";
import { compassPoint } from "@danji/floor-plan/outlook";
import { Select } from "@danji/ui/field";
import { LoadMore } from "@danji/ui/load-more";
import { Range } from "@danji/ui/range";
import { useState } from "react";
import { RetryButton } from "../parts/RetryButton.tsx";
import type { FlatChoiceProps } from "./FlatSelects.tsx";
import { Conditions, Failed, Found, FoundList } from "./find-flat.styles.ts";
import { useSiteYear } from "./useSiteYear.ts";

interface ConditionSearchProps extends FlatChoiceProps {
  supply: Supply;
  suns: readonly LineSun[];
  loadYear: () => Promise<SiteYear>;
}

const HOUR = 60;
const HALF_HOUR = 30;
/** Degrees to either side of a compass point, of which there are eight. */
const WITHIN = 22.5;
/** Flats of a page of the list. */
const PAGE = 8;
const DAY = 8 * HOUR;

const isSame = (one: FoundFlat, other: { building: string; line: number; floor: number }) =>
  one.building === other.building && one.line === other.line && one.floor === other.floor;

const yearWords = (minutes: number | undefined, hasFailed: boolean) => {
  if (minutes !== undefined) return hoursWords(minutes);
  return hasFailed ? "계산하지 못함" : "계산 중";
};

/** Renders the search for flats by type, direction, floor and sunlight, most sunlight first. */
export function ConditionSearch({ supply, model, suns, flat, onFlatChange, loadYear }: ConditionSearchProps) {
  const [type, setType] = useState("");
  const [facing, setFacing] = useState("");
  const [fromFloor, setFromFloor] = useState(1);
  const [winterMinutes, setWinterMinutes] = useState(4 * HOUR);
  const [shown, setShown] = useState(PAGE);
  const { year, hasFailed, retry } = useSiteYear(loadYear);

  const points = new Map<string, number>(
    model.windows.map(({ bearing }) => [compassPoint(bearing), Math.round(bearing / (2 * WITHIN)) * 2 * WITHIN]),
  );
  const bearing = points.get(facing);
  const found = findFlats(
    model,
    suns,
    {
      type: type === "" ? undefined : type,
      facing: bearing === undefined ? undefined : { bearing, within: WITHIN },
      fromFloor,
      winterMinutes,
    },
    year,
  );
  const highest = Math.max(...model.windows.map(({ topFloor }) => topFloor));
  return (
    <Conditions>
      <Select label="타입" name="type" value={type} onChange={({ target }) => setType(target.value)}>
        <option value="">모든 타입</option>
        {supply.types.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <Select label="거실 방향" name="facing" value={facing} onChange={({ target }) => setFacing(target.value)}>
        <option value="">모든 방향</option>
        {[...points.keys()].map((point) => (
          <option key={point} value={point}>
            {`${point}향`}
          </option>
        ))}
      </Select>
      <Range
        label="층"
        min={1}
        max={highest}
        value={fromFloor}
        onValueChange={setFromFloor}
        format={(floor) => `${floorWords(floor)} 이상`}
      />
      <Range
        label="동짓날 일조시간"
        min={0}
        max={DAY}
        step={HALF_HOUR}
        value={winterMinutes}
        onValueChange={setWinterMinutes}
        format={(minutes) => `${durationWords(minutes)} 이상`}
      />
      <Found role="status">{`조건에 맞는 집 ${householdsWords(found.length)}`}</Found>
      <FoundList aria-label="조건에 맞는 집, 일조시간이 긴 순서">
        {found.slice(0, shown).map((each) => (
          <li key={flatWords(each)}>
            <button type="button" aria-pressed={isSame(each, flat)} onClick={() => onFlatChange(each)}>
              <b>{flatWords(each)}</b>
              <span>{`${typeOf(supply, each.type)?.label ?? ""} · ${bearingWords(each.bearing)}향`}</span>
              <span>{`동짓날 ${durationWords(each.winter)} · 연간 ${yearWords(each.year, hasFailed)}`}</span>
            </button>
          </li>
        ))}
      </FoundList>
      {hasFailed && (
        <Failed direction="row" align="center" gap={3} role="status">
          <p>연간 햇빛을 계산하지 못해 동짓날 햇빛만으로 늘어놓았습니다.</p>
          <RetryButton size="small" onRetry={retry}>
            다시 계산하기
          </RetryButton>
        </Failed>
      )}
      <LoadMore
        key={`${type}/${facing}/${fromFloor}/${winterMinutes}`}
        count={Math.min(shown, found.length)}
        hasMore={shown < found.length}
        onLoadMore={() => setShown(shown + PAGE)}
        endMessage=""
      />
    </Conditions>
  );
}
