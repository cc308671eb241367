import type { Supply } from "@danji/complex/schema/supply";
import { Link } from "@danji/ui/provider";
import { householdsWords } from "@danji/complex/figures";
import { Legend, Swatch } from "./Block.styles.ts";

interface TypeLegendProps {
  supply: Supply;
}

/** Shows the types with the tone that each has in the drawings, each a link to its plan. */
export function TypeLegend({ supply }: TypeLegendProps) {
  return (
    <Legend forwardedAs="ul" min="20rem" rowGap={2} aria-label="타입">
      {supply.types.map(({ key, label, page, shape, households }, index) => (
        <li key={key}>
          <Swatch data-tone={index} />
          <Link to={page}>{label}</Link>
          <span>{`${shape} · ${householdsWords(households)}`}</span>
        </li>
      ))}
    </Legend>
  );
}
