import { JsonLd } from "../../structured-data/JsonLd.tsx";
import type { Flat } from "./flats.ts";

/** Code of square metres (UN/CEFACT Recommendation 20, which schema.org asks for). */
const SQUARE_METRES = "MTK";

/** Writes the plan of a flat in the words of schema.org. */
export function PlanData({ flat: { label, type, plan } }: { flat: Flat }) {
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
