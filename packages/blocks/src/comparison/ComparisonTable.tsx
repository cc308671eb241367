import { Table } from "@danji/ui/table";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { AREA_WORDS } from "@danji/complex/line-words";
import { type PlannedType, roomsByName } from "./differences.ts";

interface ComparisonTableProps {
  one: PlannedType;
  other: PlannedType;
  /** Behind figures that are still plans. */
  mark: string;
}

/** What stands where one of them has nothing to say. */
const NOTHING = "–";

/** Shows the figures of two types next to each other: areas, then every room that one of them has. */
export function ComparisonTable({ one, other, mark }: ComparisonTableProps) {
  const sides = [one, other];
  const rooms = [...new Set(sides.flatMap(({ plan }) => [...roomsByName(plan).keys()]))];
  const rows: (readonly [name: string, say: (planned: PlannedType) => string | undefined])[] = [
    ...AREA_WORDS.map(([name, say]) => [name, ({ type }: PlannedType) => say(type)] as const),
    ["발코니 면적", ({ plan }) => areaWords(plan.balconyArea)],
    ["세대수", ({ type }) => householdsWords(type.households)],
    ...rooms.map((name) => [name, ({ plan }: PlannedType) => areaOf(plan, name)] as const),
  ];
  return (
    <Table.Root caption={`두 타입의 면적${mark}`}>
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>항목</Table.ColumnHeader>
          {sides.map(({ type }) => (
            <Table.ColumnHeader key={type.key} numeric>
              {type.label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows
          .filter(([, say]) => sides.some((planned) => say(planned) !== undefined))
          .map(([name, say]) => (
            <Table.Row key={name}>
              <Table.RowHeader>{name}</Table.RowHeader>
              {sides.map((planned) => (
                <Table.Cell key={planned.type.key} numeric>
                  {say(planned) ?? NOTHING}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
      </Table.Body>
    </Table.Root>
  );
}

function areaOf(plan: PlannedType["plan"], name: string): string | undefined {
  const area = roomsByName(plan).get(name);
  return area === undefined ? undefined : areaWords(area);
}
