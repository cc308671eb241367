import { PAN_DIRECTIONS, UnitViewer } from "@danji/ui/unit-viewer";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useState, useId, useMemo } from "react";
import { ComingSoon } from "../ComingSoon.tsx";
import type { Flat } from "./flats.ts";
import { Bar, DrawingPart, Layout, Pans, Side, Steps, Tools, ToolsRow, OtherPlansList } from "./plan-viewer.styles.ts";
import { FlatFacts } from "./FlatFacts.tsx";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { type PlanSheets, useSheet } from "./plan-sheets.ts";
import { RoomsPart } from "./RoomTable.tsx";
import { LEAST_RATIO, type Variant, type FlatPlan } from "@danji/floor-plan/flat-plan";
import { FIRST_VARIANT, stillWords, VARIANT_NAMES } from "./variant-words.ts";
import { Lightbox } from "@danji/ui/lightbox";
import { EnlargedDrawing } from "./drawing.styles.ts";
import { Link } from "@danji/ui/provider";

/** Width to height of the stage where nothing is drawn yet. */
const UNDRAWN_RATIO = 4 / 3;

interface PlanViewerProps {
  sheets: PlanSheets;
  flats: readonly [Flat, ...Flat[]];
  /** Value of the initial flat. Its sheet has to be loaded before (`sheets.load`), or it has a still. */
  start: string;
  /** Behind figures that are still plans: ` (예정)`, or nothing. */
  mark: string;
  /** Whether rooms, a text of the drawing and printing come with it. @default yes; a front page has no room for them */
  whole?: boolean;
  /** Addresses of the drawings as pictures, by the key of their plan, for a page that has none in its HTML or runs no script. */
  stills?: Readonly<Record<string, string>>;
}

const NO_STILLS: Readonly<Record<string, string>> = {};

/** Shows the plans of a complex one at a time, with drawing, figures and rooms; drawings of other flats load on intent. */
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
      options={[first, ...others]}
      value={value}
      onValueChange={setValue}
      onIntent={(next) => {
        const selected = flats.find((each) => each.value === next)?.plan;
        if (selected) void sheets.load(selected.key);
      }}
    >
      {others.length > 0 && (
        <Bar>
          <UnitViewer.List aria-label="평면 타입" />
          <Steps>
            <UnitViewer.Previous aria-label="이전 타입" />
            <UnitViewer.Next aria-label="다음 타입" />
          </Steps>
        </Bar>
      )}
      <DrawingPart>
        <UnitViewer.Viewport aria-label="평면도" ratio={ratio}>
          <UnitViewer.Content key={flat.value} value={flat.value}>
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
          </UnitViewer.Content>
        </UnitViewer.Viewport>
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

interface EnlargePlanProps {
  sheets: PlanSheets;
  plan: FlatPlan;
  /** What buyers call the flat, e.g. `84A`. */
  label: string;
  variant: Variant;
}

function EnlargePlan({ sheets, plan, label, variant }: EnlargePlanProps) {
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

/** Shows where the other plans are for readers without a script, whose buttons could not bring them here. */
function OtherPlans({ flats, stills }: { flats: readonly Flat[]; stills: Readonly<Record<string, string>> }) {
  if (flats.length === 0) return null;
  return (
    <OtherPlansList>
      {flats.map(
        ({ value, label, type, plan }) =>
          type && (
            <li key={value}>
              <Link to={type.page}>
                {plan && stills[plan.key] !== undefined && (
                  <img src={stills[plan.key]} alt="" loading="lazy" style={{ aspectRatio: plan.ratio }} />
                )}
                <span>{`${label} 평면도`}</span>
              </Link>
            </li>
          ),
      )}
    </OtherPlansList>
  );
}
