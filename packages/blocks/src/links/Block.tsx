import { Link } from "@danji/ui/provider";
import { LinkList } from "../parts/blocks.styles.ts";
import type { BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

/** Renders links to other pages in a row; those to other sites open a window of their own. */
export function Block({ block }: { block: BlockOf<typeof schema> }) {
  return (
    <LinkList>
      {block.links.map(({ label, to }) => (
        <li key={to}>
          {to.startsWith("https:") ? (
            <a href={to} target="_blank" rel="noopener">
              {`${label} (새 창)`}
            </a>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </li>
      ))}
    </LinkList>
  );
}
