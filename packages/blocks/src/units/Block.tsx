import type { BlockData } from "../parts/block-data.ts";
import { Disclosure } from "@danji/ui/disclosure";
import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { PlainHeading } from "../parts/blocks.styles.ts";
import type { Supply, Building } from "@danji/complex/schema/supply";
import { Link } from "@danji/ui/provider";
import { householdsWords, buildingWords, floorWords, lineNumberWords, countFigure } from "@danji/complex/figures";
import { Legend, Swatch, Elevation, Ground, FlatStack, LineNames } from "./Block.styles.ts";
import { buildingHouseholds, typeOf, totalHouseholds } from "@danji/complex/supply";
import { householdsOf } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";
import { TableBlock } from "../table/Block.tsx";

/** Shows which flats each building has: drawn line by line and floor by floor, and the same as tables that add up. */
export function Block({ supply }: Pick<BlockData, "supply">) {
  return (
    <Stack gap={10}>
      <TypeLegend supply={supply} />
      <Grid as="ul" min="clamp(8rem, 14vw, 11rem)" rowGap={8}>
        {supply.buildings.map((building) => (
          <BuildingElevation key={building.number} building={building} supply={supply} />
        ))}
      </Grid>
      <LinesTable supply={supply} />
      <Disclosure.Root>
        <PlainHeading headingLevel={3}>동별·타입별 세대수</PlainHeading>
        <Disclosure.Content>
          <HouseholdsTable supply={supply} />
        </Disclosure.Content>
      </Disclosure.Root>
    </Stack>
  );
}

const TypeLegend = ({ supply }: Pick<BlockData, "supply">) => (
  <Legend forwardedAs="ul" min="16rem" rowGap={2} aria-label="타입">
    {supply.types.map(({ key, label, page, shape, households }, index) => (
      <li key={key}>
        <Swatch data-tone={index} />
        <Link to={page}>{label}</Link>
        <Text as="span" variant="note">{`${shape} · ${householdsWords(households)}`}</Text>
      </li>
    ))}
  </Legend>
);

const FLAT = { width: 10, height: 2 };
/** Part of a floor that is the hairline between two. */
const JOINT = 0.5;

/** Shows a building from the front: a stack of flats for each line, in the tone of its type, with the names below. */
function BuildingElevation({ building, supply }: { building: Building; supply: Supply }) {
  const { number, floors, lines } = building;
  const tallest = Math.max(...supply.buildings.map((other) => other.floors));
  const widest = Math.max(...supply.buildings.map((other) => other.lines.length));
  return (
    <Elevation>
      <svg viewBox={`0 0 ${widest * FLAT.width} ${tallest * FLAT.height}`} aria-hidden>
        {lines.map(({ type, households }, line) => (
          <FlatStack
            // Lines never change places.
            key={line}
            data-tone={supply.types.findIndex(({ key }) => key === type)}
            d={flats(line, tallest - floors, households)}
          />
        ))}
        <Ground d={`M0 ${tallest * FLAT.height}H${lines.length * FLAT.width}`} />
      </svg>
      <LineNames style={{ gridTemplateColumns: `repeat(${widest}, 1fr)` }}>
        {lines.map(({ type }, line) => (
          <li key={line}>
            <span>{lineNumberWords(line + 1)}</span> <b>{typeOf(supply, type)?.label}</b>
          </li>
        ))}
      </LineNames>
      <p>
        <strong data-display>{buildingWords(number)}</strong>{" "}
        <span>{`${floorWords(floors)} · ${householdsWords(buildingHouseholds(building))}`}</span>
      </p>
    </Elevation>
  );
}

/** Path of a line's flats from the top floor down, each a box of its own. */
function flats(line: number, fromFloor: number, households: number): string {
  const left = line * FLAT.width + JOINT;
  const width = FLAT.width - 2 * JOINT;
  return Array.from({ length: households }, (_, floor) => {
    const top = (fromFloor + floor) * FLAT.height;
    return `M${left} ${top}h${width}v${FLAT.height - JOINT}h${-width}z`;
  }).join("");
}

/** Renders each building with its floors, the type of each line, and how many flats that makes. */
function LinesTable({ supply }: Pick<BlockData, "supply">) {
  const widest = Math.max(...supply.buildings.map(({ lines }) => lines.length));
  const lineNumbers = Array.from({ length: widest }, (_, index) => index);
  return (
    <TableBlock
      caption={`동과 호에 따른 타입${planMark(supply)}`}
      narrow="tight"
      columns={["동", "층수", ...lineNumbers.map((line) => lineNumberWords(line + 1)), "세대수"]}
      figures={widest + 2}
      rows={[
        ...supply.buildings.map((building) => [
          buildingWords(building.number),
          floorWords(building.floors),
          ...lineNumbers.map((line) => typeOf(supply, building.lines[line]?.type ?? "")?.label ?? "–"),
          householdsWords(buildingHouseholds(building)),
        ]),
        ["합계", "", ...lineNumbers.map(() => ""), householdsWords(totalHouseholds(supply))],
      ]}
      provenance={supply}
    />
  );
}

const figureOf = (households: number) => (households === 0 ? "–" : countFigure(households));

/** Renders how many flats of each type each building has. It adds up to the right and down. */
const HouseholdsTable = ({ supply }: Pick<BlockData, "supply">) => (
  <TableBlock
    caption={`동별·타입별 세대수${planMark(supply)}`}
    narrow="tight"
    columns={["동", ...supply.types.map(({ label }) => label), "계"]}
    figures={supply.types.length + 1}
    rows={[
      ...supply.buildings.map((building) => [
        buildingWords(building.number),
        ...supply.types.map(({ key }) => figureOf(householdsOf(building, key))),
        countFigure(buildingHouseholds(building)),
      ]),
      ["합계", ...supply.types.map(({ households }) => countFigure(households)), countFigure(totalHouseholds(supply))],
    ]}
    provenance={supply}
  />
);
