import type { Identity } from "@danji/complex/schema/identity";
import { Link } from "@danji/ui/provider";
import { useId } from "react";
import { FurtherBox } from "./FurtherPages.styles.ts";
import { FURTHER_TITLE, furtherPages } from "./further-pages.ts";

interface FurtherPagesProps {
  identity: Pick<Identity, "furtherPages">;
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined;
}

/** Renders the pages that visitors ask for most, by the complex's own choice, in two columns. */
export function FurtherPages({ identity, onFollow }: FurtherPagesProps) {
  const titleId = useId();
  return (
    <FurtherBox>
      <p id={titleId}>{FURTHER_TITLE}</p>
      <ul aria-labelledby={titleId}>
        {furtherPages(identity).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FurtherBox>
  );
}
