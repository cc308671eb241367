import { buildingWords, floorWords, lineNumberWords } from "@danji/complex/figures";
import { type Flat, windowOf } from "@danji/complex/sun/flats";
import type { SiteModel } from "@danji/complex/sun/site-model";
import { Select, useEarlyInput } from "@danji/ui/field";
import { Selects } from "./find-flat.styles.ts";

export interface FlatChoiceProps {
  model: SiteModel;
  flat: Flat;
  onFlatChange: (flat: Flat) => void;
}

/** Renders building, floor and line of a flat as three lists. */
export function FlatSelects({ model, flat, onFlatChange }: FlatChoiceProps) {
  const buildings = [...new Set(model.windows.map(({ building }) => building))];
  const lines = model.windows.filter(({ building }) => building === flat.building);
  const window = windowOf(model, flat);
  const floors = window
    ? Array.from({ length: window.topFloor - window.lowestFloor + 1 }, (_, index) => window.topFloor - index)
    : [];
  const change = (changed: Partial<Flat>) => onFlatChange(keepFlat(model, { ...flat, ...changed }));

  const listsRef = useEarlyInput<HTMLDivElement>((lists) => {
    const [building = flat.building, floor, line] = Array.from(lists.querySelectorAll("select"), ({ value }) => value);
    const shown = { building, floor: Number(floor), line: Number(line) };
    if (shown.building !== flat.building || shown.floor !== flat.floor || shown.line !== flat.line) change(shown);
  });

  const lists = [
    {
      label: "동",
      name: "building",
      options: buildings.map((building) => [building, buildingWords(building)] as const),
    },
    { label: "층", name: "floor", options: floors.map((floor) => [floor, floorWords(floor)] as const) },
    { label: "호", name: "line", options: lines.map(({ line }) => [line, lineNumberWords(line)] as const) },
  ] as const;
  return (
    <Selects ref={listsRef}>
      {lists.map(({ label, name, options }) => (
        <Select
          key={name}
          label={label}
          name={name}
          value={flat[name]}
          onChange={({ target: { value } }) =>
            change(name === "building" ? { building: value } : { [name]: Number(value) })
          }
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ))}
    </Selects>
  );
}

/** Returns a flat, or the one nearest to it where its building has no such line or floor. */
export function keepFlat(model: SiteModel, flat: Flat): Flat {
  const lines = model.windows.filter(({ building }) => building === flat.building);
  const line = Math.min(flat.line, lines.length);
  const window = windowOf(model, { ...flat, line });
  if (!window) return flat;
  return { ...flat, line, floor: Math.min(Math.max(flat.floor, window.lowestFloor), window.topFloor) };
}
