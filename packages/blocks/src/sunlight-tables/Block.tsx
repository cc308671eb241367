import type { BlockData } from "../parts/block-data.ts";
import { Grid } from "@danji/ui/grid";
import { buildingWords, floorWords, lineNumberWords } from "@danji/complex/figures";
import type { Sunlight } from "@danji/complex/schema/sunlight";
import { type LineSun, ruleMetFrom, winterSunAt } from "@danji/complex/sun/site-sun";
import { durationWords } from "@danji/complex/sun/sun-words";
import { typeOf } from "@danji/complex/supply";
import { Text } from "@danji/ui/text";
import { LawNote } from "../parts/LawNote.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { TableBlock } from "../table/Block.tsx";

const minutesAt = (line: LineSun, floor: number) => durationWords(winterSunAt(line, floor)?.total ?? 0);

function metWords(line: LineSun, rule: Sunlight["winterRule"]): string {
  const from = ruleMetFrom(line, rule);
  if (from === undefined) return "일부 층";
  return from === line.lowestFloor ? "모든 층" : `${floorWords(from)}부터`;
}

/** Renders the sunlight of the winter solstice of each line of each building as tables, with the rule where it is shown. */
export function Block({ sunlight, supply, winterSuns }: Pick<BlockData, "sunlight" | "supply" | "winterSuns">) {
  if (!sunlight) return null;
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
            <TableBlock
              key={building.number}
              caption={buildingWords(building.number)}
              narrow="tight"
              columns={[
                "호",
                "저층",
                floorWords(middle),
                floorWords(building.floors),
                ...(rule.shown ? ["기준 충족"] : []),
              ]}
              figures={4}
              rows={lines.map((line) => [
                `${lineNumberWords(line.line)} ${typeOf(supply, building.lines[line.line - 1]?.type ?? "")?.label ?? ""}`,
                ...[line.lowestFloor, middle, building.floors].map((floor) => minutesAt(line, floor)),
                ...(rule.shown ? [metWords(line, rule)] : []),
              ])}
            />
          );
        })}
      </Grid>
      {rule.shown && <LawNote rules={rule} />}
    </Sourced>
  );
}
