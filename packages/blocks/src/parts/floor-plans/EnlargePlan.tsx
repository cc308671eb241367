import { Lightbox } from "@danji/ui/lightbox";
import { useId, useMemo } from "react";
import type { FlatPlan, Variant } from "@danji/floor-plan/flat-plan";
import { EnlargedDrawing } from "./drawing.styles.ts";
import { type PlanSheets, useSheet } from "./plan-sheets.ts";
import { VARIANT_NAMES } from "./variant-words.ts";

interface EnlargePlanProps {
  sheets: PlanSheets;
  plan: FlatPlan;
  /** What buyers call the flat, e.g. `84A`. */
  label: string;
  variant: Variant;
}

/** Renders the button that opens the drawing of a plan full screen, once it has loaded. */
export function EnlargePlan({ sheets, plan, label, variant }: EnlargePlanProps) {
  const svg = useSheet(sheets, plan.key, true).sheet?.[variant];
  const id = useId();
  const media = useMemo(
    () =>
      svg === undefined
        ? undefined
        : {
            // Drawn by the build out of the complex's own plan.
            drawing: <EnlargedDrawing dangerouslySetInnerHTML={{ __html: svg }} />,
            ratio: plan.ratio,
            alt: `${label} 평면도 · ${VARIANT_NAMES[variant]}`,
          },
    [svg, plan.ratio, label, variant],
  );
  if (!media) return null;
  return <Lightbox.Trigger placement="inline" value={id} media={media} />;
}
