import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { OverlayContainerContext } from "../src/provider/overlay-container.ts";

const Box = styled.div`
  height: 50rem;
  contain: strict;
`;

/** Renders an overlay in a box of the page instead of over the page, so that a picture also shows what is beside it. */
export function OverlayBox({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <>
      <Box ref={setBox} />
      <OverlayContainerContext value={box}>{children}</OverlayContainerContext>
    </>
  );
}
