import { Button } from "@danji/ui/button";
import { FactTable } from "@danji/ui/fact-table";
import { Link } from "@danji/ui/provider";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { Balconies, FlatHead, Ways } from "./flat-facts.styles.ts";
import type { Flat } from "./flats.ts";
import { printSheet } from "./print-sheet.ts";
import type { Variant } from "@danji/floor-plan/flat-plan";
import { EachVariant } from "./variants.styles.ts";
import { balconyWords, VARIANT_NAMES, VARIANTS } from "./variant-words.ts";
import { VariantSwitch } from "./VariantSwitch.tsx";

interface FlatFactsProps {
  flat: Flat;
  /** Marks figures that are still plans. */
  mark: string;
  variant: Variant;
  onVariantChange: (variant: Variant) => void;
  /** Whether a link leads to the flat's own page: not where one is there. */
  linked: boolean;
  /** Whether to show the use of the balconies and the button that prints the plan. */
  whole: boolean;
}

/**
 * Shows what stands beside a drawing: the flat's figures, what becomes of its balconies, and what can be done with
 * it.
 */
export function FlatFacts({ flat, mark, variant, onVariantChange, linked, whole }: FlatFactsProps) {
  const { label, type, plan } = flat;
  const words = `${type?.shape ?? ""}${mark}`.trim();
  return (
    <>
      <FlatHead>
        <h3>{`${label} 타입`}</h3>
        {words !== "" && <p>{words}</p>}
      </FlatHead>
      <FactTable.Root>
        {factsOf(flat).map(([term, value]) => (
          <FactTable.Fact key={term}>
            <FactTable.Term>{term}</FactTable.Term>
            <FactTable.Value>{value}</FactTable.Value>
          </FactTable.Fact>
        ))}
      </FactTable.Root>
      {plan && (
        <Balconies>
          <VariantSwitch value={variant} onChange={onVariantChange} />
          {whole &&
            VARIANTS.map((each) => (
              <EachVariant key={each} hidden={each !== variant}>
                <h4>{`발코니 ${VARIANT_NAMES[each]}`}</h4>
                <p>{balconyWords(plan, each)}</p>
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

function factsOf({ type, plan }: Flat): (readonly [term: string, value: string])[] {
  const exclusive = type?.exclusiveArea ?? plan?.exclusiveArea;
  return [
    ...(exclusive === undefined ? [] : [["전용면적", areaWords(exclusive)] as const]),
    ...(type?.areas ? [["공급면적", areaWords(type.areas.supply)] as const] : []),
    ...(plan ? [["발코니", areaWords(plan.balconyArea)] as const] : []),
    ...(type ? [["세대수", householdsWords(type.households)] as const] : []),
  ];
}
