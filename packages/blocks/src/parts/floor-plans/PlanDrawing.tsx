import { Spinner } from "@danji/ui/spinner";
import { vars } from "@danji/ui/theme";
import { useEffect } from "react";
import { RetryButton } from "../RetryButton.tsx";
import { Drawing, Still, Waiting } from "./drawing.styles.ts";
import { type PlanSheets, useSheet } from "./plan-sheets.ts";
import type { Variant } from "@danji/floor-plan/flat-plan";
import { FIRST_VARIANT, VARIANTS } from "./variant-words.ts";

interface PlanDrawingProps {
  sheets: PlanSheets;
  sheet: string;
  /** What buyers call the flat, e.g. `84A`. */
  label: string;
  /** The drawing that shows; without a script all of them do. */
  variant: Variant;
  /** The first drawing as a picture, for a page that has none in its HTML; width divided by height is its ratio. */
  still?: { readonly src: string; readonly alt: string; readonly ratio: number } | undefined;
}

/** Renders the drawings of a plan, or why they are not there. What is not there yet is fetched. */
export function PlanDrawing({ sheets, sheet: key, label, variant, still }: PlanDrawingProps) {
  const { status, sheet } = useSheet(sheets, key, still === undefined);
  useEffect(() => {
    void sheets.load(key);
  }, [sheets, key]);
  if (sheet)
    return VARIANTS.map((each) => {
      const svg = sheet[each];
      return (
        svg !== undefined && (
          <Drawing
            key={each}
            data-sheet={key}
            data-drawing={each}
            hidden={each !== variant}
            // Drawn by the build out of the complex's own plan.
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        )
      );
    });
  if (still && variant === FIRST_VARIANT)
    return <Still src={still.src} alt={still.alt} loading="lazy" style={{ aspectRatio: still.ratio }} />;
  if (status === "failed")
    return (
      <Waiting role="alert">
        <p>{`${label} 평면도를 불러오지 못했습니다.`}</p>
        <RetryButton size="small" onRetry={() => void sheets.load(key)} />
      </Waiting>
    );
  return (
    <Waiting role="status">
      <Spinner aria-label={`${label} 평면도를 불러오는 중입니다`} color={vars.color.action} />
    </Waiting>
  );
}
