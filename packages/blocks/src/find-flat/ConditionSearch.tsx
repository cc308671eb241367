import { floorWords, householdsWords } from "@danji/complex/figures";
import { findFlats } from "@danji/complex/sun/flats";
import type { SiteYear } from "@danji/complex/sun/site-sun";
import { bearingWords, durationWords, flatWords, hoursWords } from "@danji/complex/sun/sun-words";
import { typeOf } from "@danji/complex/supply";
import { compassPoint } from "@danji/floor-plan/outlook";
import { Select } from "@danji/ui/field";
import { LoadMore } from "@danji/ui/load-more";
import { Range } from "@danji/ui/range";
import { Text } from "@danji/ui/text";
import { useState, useEffect } from "react";
import type { SiteSun } from "../parts/block-data.ts";
import { RetryButton } from "../parts/RetryButton.tsx";
import type { ElevationProps } from "./BuildingElevation.tsx";
import { Conditions, Failed, Found, FoundList } from "./find-flat.styles.ts";

interface ConditionSearchProps extends ElevationProps, Pick<SiteSun, "loadYear"> {}

const HOUR = 60;
const HALF_HOUR = 30;
/** Degrees to either side of a compass point, of which there are eight. */
const WITHIN = 22.5;
const PAGE = 8;
const DAY = 8 * HOUR;

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
  const conditions = {
    type: type === "" ? undefined : type,
    facing: bearing === undefined ? undefined : { bearing, within: WITHIN },
    fromFloor,
    winterMinutes,
  };
  const found = findFlats(model, suns, conditions, year);
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
            <button type="button" aria-pressed={flatWords(each) === flatWords(flat)} onClick={() => onFlatChange(each)}>
              <b>{flatWords(each)}</b>
              <Text
                as="span"
                variant="note"
              >{`${typeOf(supply, each.type)?.label ?? ""} · ${bearingWords(each.bearing)}향`}</Text>
              <Text
                as="span"
                variant="note"
              >{`동짓날 ${durationWords(each.winter)} · 연간 ${yearWords(each.year, hasFailed)}`}</Text>
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

/** Loads the sunlight of a year of all flats, again on `retry` after a failure. */
function useSiteYear(loadYear: () => Promise<SiteYear>) {
  const [year, setYear] = useState<SiteYear>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    loadYear().then(setYear, () => setHasFailed(true));
  }, [loadYear, attempt]);

  function retry() {
    setHasFailed(false);
    setAttempt(attempt + 1);
  }
  return { year, hasFailed, retry };
}
