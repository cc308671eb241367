import { Notice } from "@danji/ui/notice";
import { inlineText } from "../parts/inline-text.tsx";
import type { BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

/** Renders cautions as a list. */
export function Block({ block }: { block: BlockOf<typeof schema> }) {
  return (
    <Notice.Root aria-label="유의사항">
      {block.items.map((item) => (
        <Notice.Item key={item}>{inlineText(item)}</Notice.Item>
      ))}
    </Notice.Root>
  );
}
