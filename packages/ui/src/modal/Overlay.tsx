import type { Ref } from "react";
import { Veil } from "./Modal.styles.ts";
import { useModal } from "./ModalContext.ts";

/**
 * The veil over the page. While it is open the page does not scroll: `GlobalStyle` locks it by this very element, which
 * leaves nothing to clean up. (Radix' own lock writes styles to the body and moves fixed headers.)
 */
export function Overlay({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { open } = useModal();
  return <Veil ref={ref} data-danji-scroll-lock data-state={open ? "open" : "closed"} />;
}
