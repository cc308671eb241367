import { PAN_DIRECTIONS, UnitViewer } from "@danji/ui/unit-viewer";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useState } from "react";
import { ComingSoon } from "../ComingSoon.tsx";
import type { Flat } from "./flats.ts";
import { Bar, DrawingPart, Layout, Pans, Side, Steps, Tools, ToolsRow } from "./plan-viewer.styles.ts";
import { EnlargePlan } from "./EnlargePlan.tsx";
import { FlatFacts } from "./FlatFacts.tsx";
import { OtherPlans } from "./OtherPlans.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import type { PlanSheets } from "./plan-sheets.ts";
import { RoomsPart } from "./RoomsPart.tsx";
import { LEAST_RATIO, type Variant } from "@danji/floor-plan/flat-plan";
import { FIRST_VARIANT, stillWords, VARIANT_NAMES } from "./variant-words.ts";

/** Width to height of the stage where nothing is drawn yet. */
const UNDRAWN_RATIO = 4 / 3;

interface PlanViewerProps {
  /** Loads and keeps the drawings. */
  sheets: PlanSheets;
  /** The flats in the order of their buttons. */
  flats: readonly [Flat, ...Flat[]];
  /** Value of the initial flat. Its sheet has to be loaded before (`sheets.load`), or it has a still. */
  start: string;
  /** Behind figures that are still plans: ` (예정)`, or nothing. */
  mark: string;
  /** Whether rooms, a text of the drawing and printing come with it. @default yes; a front page has no room for them */
  whole?: boolean;
  /**
   * Addresses of the drawings as pictures, by the key of their plan, for a page that has none in its HTML: a picture
   * stands in until the drawing itself is there, and where no script runs.
   */
  stills?: Readonly<Record<string, string>>;
}

const NO_STILLS: Readonly<Record<string, string>> = {};

/**
 * Shows the plans of a complex, one at a time: its drawing to be looked at closely, its figures, and its rooms; with
 * balconies or without. Drawings of other flats are loaded on intent. Keys: those of `UnitViewer` and radio buttons.
 */
export function PlanViewer({ sheets, flats, start, mark, whole = true, stills = NO_STILLS }: PlanViewerProps) {
  const [value, setValue] = useState(start);
  const [variant, setVariant] = useState<Variant>();
  const flat = flats.find((each) => each.value === value) ?? flats[0];
  const { plan } = flat;
  const still = plan && stills[plan.key];
  const shown = variant ?? FIRST_VARIANT;
  const [first, ...others] = flats.map(({ value: key, label }) => ({ value: key, label }));
  if (!first) return null;
  const ratio = Math.max(LEAST_RATIO, Math.min(...flats.map((each) => each.plan?.ratio ?? UNDRAWN_RATIO)));
  return (
    <Layout
      data-plan={whole || undefined}
      types={[first, ...others]}
      value={value}
      onValueChange={setValue}
      onIntent={(next) => {
        const selected = flats.find((each) => each.value === next)?.plan;
        if (selected) void sheets.load(selected.key);
      }}
    >
      {others.length > 0 && (
        <Bar>
          <UnitViewer.Types />
          <Steps>
            <UnitViewer.Previous />
            <UnitViewer.Next />
          </Steps>
        </Bar>
      )}
      <DrawingPart>
        <UnitViewer.Stage label="평면도" ratio={ratio}>
          <UnitViewer.Type key={flat.value} value={flat.value}>
            {plan ? (
              <PlanDrawing
                sheets={sheets}
                sheet={plan.key}
                label={flat.label}
                variant={shown}
                still={
                  still === undefined ? undefined : { src: still, alt: stillWords(plan, flat.label), ratio: plan.ratio }
                }
              />
            ) : (
              <ComingSoon label={`${flat.label} 평면도를 준비하고 있습니다`} />
            )}
          </UnitViewer.Type>
        </UnitViewer.Stage>
        {plan && (
          <ToolsRow>
            <p>{`${flat.label} 평면도 · ${VARIANT_NAMES[shown]}`}</p>
            {whole && (
              <Pans role="group" aria-label="평면도 움직이기">
                {PAN_DIRECTIONS.map((direction) => (
                  <UnitViewer.Pan key={direction} direction={direction} />
                ))}
              </Pans>
            )}
            <Tools>
              {whole && <EnlargePlan sheets={sheets} plan={plan} label={flat.label} variant={shown} />}
              <UnitViewer.ZoomOut />
              <UnitViewer.ZoomIn />
              <UnitViewer.Fit />
            </Tools>
          </ToolsRow>
        )}
      </DrawingPart>
      <Side>
        <FlatFacts
          flat={flat}
          mark={mark}
          variant={shown}
          onVariantChange={setVariant}
          linked={!whole || value !== start}
          whole={whole}
        />
        <VisuallyHidden role="status">{variant && `발코니 ${VARIANT_NAMES[variant]}`}</VisuallyHidden>
      </Side>
      {whole && plan && <RoomsPart plan={plan} variant={shown} />}
      <OtherPlans flats={flats.filter((each) => each !== flat)} stills={stills} />
    </Layout>
  );
}
