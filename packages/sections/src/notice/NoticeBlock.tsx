import { Notice } from "@danji/ui/notice";
import type { BlockOf } from "../parts/block-props.ts";
import { inlineText } from "../parts/inline-text.tsx";

/** Renders cautions as a list. */
export function NoticeBlock({ block }: { block: BlockOf<"notice"> }) {
  return (
    <Notice.Root label="유의사항">
      {block.items.map((item) => (
        <Notice.Item key={item}>{inlineText(item)}</Notice.Item>
      ))}
    </Notice.Root>
  );
}
