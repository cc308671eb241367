import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/**
 * A bar at the upper edge of a sheet, on a strip as high as the sheet's padding. The strip and the head after it leave
 * fingers to the page. Only sheets at the lower edge of a phone have them.
 */
export const Bar = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: none;
  height: ${vars.space[5]};

  &::before {
    content: "";
    position: absolute;
    inset: ${vars.space[2]} 0 auto;
    width: 2.5rem;
    height: 4px;
    margin-inline: auto;
    border-radius: 2px;
    background: ${vars.color.lineStrong};
  }

  ${media.mobile} {
    &[data-edge="bottom"] {
      display: block;
    }

    &[data-edge="bottom"],
    &[data-edge="bottom"] + * {
      touch-action: pinch-zoom;
    }
  }
`;
