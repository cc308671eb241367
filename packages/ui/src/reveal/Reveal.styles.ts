import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

const comeIn = keyframes`
  from {
    opacity: 0;
    translate: 0 ${vars.space[6]};
  }
`;

/**
 * Way into the window on which it comes in. What is smaller than that, at the very end of a page, would never have gone
 * all of it: its own height is enough then.
 */
const WAY = "min(100%, 10rem)";

export const RevealBox = styled.div`
  ${media.appearing} {
    @supports (animation-timeline: view()) {
      animation: ${comeIn} linear backwards;
      animation-timeline: view();
      animation-range: entry 0% entry ${WAY};
    }
  }
`;
