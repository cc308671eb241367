import { Link } from "@danji/ui/provider";
import { LinkList } from "../parts/blocks.styles.ts";
import type { BlockOf } from "../parts/block-props.ts";

/** Renders links to other pages in a row. */
export function LinksBlock({ block }: { block: BlockOf<"links"> }) {
  return (
    <LinkList>
      {block.links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </LinkList>
  );
}
