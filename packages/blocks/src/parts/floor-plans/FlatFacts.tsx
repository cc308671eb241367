import { Button } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { FactRows } from "../FactRows.tsx";
import { Balconies, FlatHead, Ways, EachVariant, Choice, Choices } from "./flat-facts.styles.ts";
import type { Flat } from "./flats.ts";
import type { Variant } from "@danji/floor-plan/flat-plan";
import { balconyWords, VARIANT_NAMES, VARIANTS } from "./variant-words.ts";
import { useEarlyInput } from "@danji/ui/field";
import { Text } from "@danji/ui/text";
import { useId } from "react";

interface FlatFactsProps {
  flat: Flat;
  mark: string;
  variant: Variant;
  onVariantChange: (variant: Variant) => void;
  /** Whether a link leads to the flat's own page: not where one is there. */
  linked: boolean;
  /** Whether to show the use of the balconies and the button that prints the plan. */
  whole: boolean;
}

/** Renders what stands beside a drawing: the flat's figures, what becomes of its balconies, and what can be done with it. */
export function FlatFacts({ flat, mark, variant, onVariantChange, linked, whole }: FlatFactsProps) {
  const { label, type, plan } = flat;
  const words = `${type?.shape ?? ""}${mark}`.trim();
  return (
    <>
      <FlatHead>
        <h3>{`${label} 타입`}</h3>
        {words !== "" && <Text>{words}</Text>}
      </FlatHead>
      <FactRows facts={factsOf(flat)} />
      {plan && (
        <Balconies>
          <VariantSwitch value={variant} onChange={onVariantChange} />
          {whole &&
            VARIANTS.map((each) => (
              <EachVariant key={each} hidden={each !== variant}>
                <h4>{`발코니 ${VARIANT_NAMES[each]}`}</h4>
                <Text variant="note">{balconyWords(plan, each)}</Text>
              </EachVariant>
            ))}
        </Balconies>
      )}
      <Ways>
        {linked && type && <Link to={type.page}>{`${label} 평면 자세히 보기`}</Link>}
        {whole && plan && (
          <Button variant="secondary" size="small" onClick={printSheet}>
            평면도 인쇄(A4)
          </Button>
        )}
      </Ways>
    </>
  );
}

function factsOf({ type, plan }: Flat): { term: string; value: string }[] {
  const exclusive = type?.exclusiveArea ?? plan?.exclusiveArea;
  return [
    ...(exclusive === undefined ? [] : [{ term: "전용면적", value: areaWords(exclusive) }]),
    ...(type?.areas ? [{ term: "공급면적", value: areaWords(type.areas.supply) }] : []),
    ...(plan ? [{ term: "발코니", value: areaWords(plan.balconyArea) }] : []),
    ...(type ? [{ term: "세대수", value: householdsWords(type.households) }] : []),
  ];
}

function VariantSwitch({ value, onChange }: { value: Variant; onChange: (variant: Variant) => void }) {
  const name = useId();
  const choices = useEarlyInput<HTMLFieldSetElement>((fieldset) => {
    const early = fieldset.querySelector<HTMLInputElement>(":checked")?.value;
    const variant = VARIANTS.find((key) => key === early);
    if (variant !== undefined && variant !== value) onChange(variant);
  });
  return (
    <Choices ref={choices}>
      <legend>발코니</legend>
      {VARIANTS.map((variant) => (
        <Choice key={variant}>
          <input
            type="radio"
            name={name}
            value={variant}
            checked={variant === value}
            onChange={() => onChange(variant)}
          />
          <span>{VARIANT_NAMES[variant]}</span>
        </Choice>
      ))}
    </Choices>
  );
}

/** What is printed, on the root element while it is: see `app/src/print-and-forced-colors.css`. */
const PRINTING = "printing";

const RETURNS = ["pointerdown", "keydown"] as const;

/** Prints the plan on one sheet; iOS says `afterprint` too early, so the page is whole again with the reader's next input. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset[PRINTING] = "plan";
  window.print();
  const done = new AbortController();
  for (const type of RETURNS)
    window.addEventListener(
      type,
      () => {
        delete dataset[PRINTING];
        done.abort();
      },
      { capture: true, signal: done.signal },
    );
}
