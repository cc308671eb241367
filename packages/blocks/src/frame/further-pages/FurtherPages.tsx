import type { Identity } from "@danji/complex/schema/identity";
import { Link } from "@danji/ui/provider";
import { Text } from "@danji/ui/text";
import { useId } from "react";
import { FurtherBox } from "./FurtherPages.styles.ts";

/** Title of the list. */
export const FURTHER_TITLE = "자주 찾는 안내";

const PRESS = { label: "언론보도", to: "/Promotion/Press" };

/** Returns the pages that visitors ask for most beside those of the menu, the press list last. */
export const furtherPages = ({ furtherPages: pages }: Pick<Identity, "furtherPages">) => [...pages, PRESS];

interface FurtherPagesProps {
  identity: Pick<Identity, "furtherPages">;
  onFollow?: (() => void) | undefined;
}

/** Renders the pages that visitors ask for most, by the complex's own choice, in two columns. */
export function FurtherPages({ identity, onFollow }: FurtherPagesProps) {
  const titleId = useId();
  return (
    <FurtherBox>
      <Text variant="note" id={titleId}>
        {FURTHER_TITLE}
      </Text>
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
