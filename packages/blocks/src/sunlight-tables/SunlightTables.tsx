import { Grid } from "@danji/ui/grid";
import { buildingWords, floorWords, lineNumberWords } from "@danji/complex/figures";
import type { Sunlight } from "@danji/complex/schema/sunlight";
import type { Supply } from "@danji/complex/schema/supply";
import { type LineSun, ruleMetFrom, winterSunAt } from "@danji/complex/sun/site-sun";
import { durationWords } from "@danji/complex/sun/sun-words";
import { typeOf } from "@danji/complex/supply";
import { Table } from "@danji/ui/table";
import { Text } from "@danji/ui/text";
import { LawNote } from "../parts/LawNote.tsx";
import { Sourced } from "../parts/Sourced.tsx";

interface SunlightTablesProps {
  supply: Supply;
  sunlight: Sunlight;
  winterSuns: readonly LineSun[];
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

const minutesAt = (line: LineSun, floor: number) => durationWords(winterSunAt(line, floor)?.total ?? 0);

function metWords(line: LineSun, rule: Sunlight["winterRule"]): string {
  const from = ruleMetFrom(line, rule);
  if (from === undefined) return "일부 층";
  return from === line.lowestFloor ? "모든 층" : `${floorWords(from)}부터`;
}

/** Renders the sunlight of the winter solstice of each line of each building as tables, with the rule where it is shown. */
export function SunlightTables({ supply, sunlight, winterSuns, today }: SunlightTablesProps) {
  const rule = sunlight.winterRule;
  return (
    <Sourced provenance={sunlight}>
      {sunlight.planned && (
        <Text variant="note">동의 위치와 높이는 예정이며, 일조시간은 그에 따라 달라질 수 있습니다.</Text>
      )}
      <Grid min="28rem" gap={10} rowGap={8}>
        {supply.buildings.map((building) => {
          const lines = winterSuns.filter((line) => line.building === building.number);
          const middle = Math.ceil(building.floors / 2);
          return (
            <Table.Root key={building.number} caption={buildingWords(building.number)} narrow="tight">
              <Table.Head>
                <Table.Row>
                  <Table.ColumnHeader>호</Table.ColumnHeader>
                  <Table.ColumnHeader numeric>저층</Table.ColumnHeader>
                  <Table.ColumnHeader numeric>{floorWords(middle)}</Table.ColumnHeader>
                  <Table.ColumnHeader numeric>{floorWords(building.floors)}</Table.ColumnHeader>
                  {rule.shown && <Table.ColumnHeader numeric>기준 충족</Table.ColumnHeader>}
                </Table.Row>
              </Table.Head>
              <Table.Body>
                {lines.map((line) => (
                  <Table.Row key={line.line}>
                    <Table.RowHeader>
                      {`${lineNumberWords(line.line)} ${typeOf(supply, building.lines[line.line - 1]?.type ?? "")?.label ?? ""}`}
                    </Table.RowHeader>
                    <Table.Cell numeric>{minutesAt(line, line.lowestFloor)}</Table.Cell>
                    <Table.Cell numeric>{minutesAt(line, middle)}</Table.Cell>
                    <Table.Cell numeric>{minutesAt(line, building.floors)}</Table.Cell>
                    {rule.shown && <Table.Cell numeric>{metWords(line, rule)}</Table.Cell>}
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          );
        })}
      </Grid>
      {rule.shown && <LawNote rules={rule} today={today} />}
    </Sourced>
  );
}
