import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import { flatsOf, type Flat } from "../parts/floor-plans/flats.ts";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { PlanViewer } from "../parts/floor-plans/PlanViewer.tsx";
import type { schema } from "./block.ts";
import { JsonLd } from "../structured-data/JsonLd.tsx";

type PlansProps = { block: BlockOf<typeof schema> } & Pick<BlockData, "supply" | "plans" | "sheets">;

function firstFlat({ block, supply, plans }: PlansProps) {
  const flats = flatsOf(supply, plans);
  return flats.find(({ value }) => value === block.current) ?? flats[0];
}

/** Loads the drawing of the type that the page is about. */
export async function prepare(props: PlansProps): Promise<void> {
  const plan = firstFlat(props)?.plan;
  if (plan) await props.sheets.load(plan.key);
}

/** Shows the plans of all types, beginning with the one that the page is about. */
export function Block(props: PlansProps) {
  const { supply, plans, sheets } = props;
  const start = firstFlat(props);
  const [first, ...others] = flatsOf(supply, plans);
  if (!first || !start) return null;
  return (
    <Sourced provenance={supply}>
      <PlanData flat={start} />
      <PlanViewer flats={[first, ...others]} start={start.value} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}

/** Code of square metres (UN/CEFACT Recommendation 20, which schema.org asks for). */
const SQUARE_METRES = "MTK";

function PlanData({ flat: { label, type, plan } }: { flat: Flat }) {
  if (!plan) return null;
  const { rooms } = plan.extended;
  const count = (...kinds: string[]) => rooms.filter(({ kind }) => kinds.includes(kind)).length;
  return (
    <JsonLd
      data={{
        "@type": "FloorPlan",
        name: `${label} 타입 평면도`,
        description: plan.extended.description.join(" "),
        floorSize: { "@type": "QuantitativeValue", value: plan.exclusiveArea, unitCode: SQUARE_METRES },
        numberOfRooms: count("living", "bedroom", "alpha"),
        numberOfBedrooms: count("bedroom"),
        numberOfBathroomsTotal: count("bathroom"),
        ...(type && { numberOfAccommodationUnits: { "@type": "QuantitativeValue", value: type.households } }),
      }}
    />
  );
}
