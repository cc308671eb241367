import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

/** A small drawing that is not enlarged has few large names, and neither dimensions nor marks. */
export const fewNames = css`
  &:not([data-zoomed] *) > svg:has(> .plan-phone-labels) {
    > .plan-labels,
    > .plan-dimensions,
    > .plan-marks {
      display: none;
    }
    > .plan-phone-labels {
      display: inline;
    }
    > * {
      translate: var(--plan-shift);
    }
  }
`;

const phoneNames = css`
  @media screen and (width <= 600px) {
    ${fewNames}
  }
`;

/** A drawing in its place, none of it cut off. Its colours are those of the complex. */
export const Drawing = styled.div`
  width: 100%;
  height: 100%;

  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  ${phoneNames}

  /* Without a script both variants show, each as tall as it is. */
  ${media.noScript} {
    &&[hidden] {
      display: block !important;
    }

    > svg {
      height: auto;
    }

    & + & {
      margin-block-start: ${vars.space[8]};
    }
  }
`;

export const EnlargedDrawing = styled.div`
  ${phoneNames}
`;

export const Still = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${media.noScript} {
    height: auto;
  }
`;

export const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${vars.space[4]};
  height: 100%;
  padding: ${vars.space[4]};
  color: ${vars.color.textMuted};
  text-align: center;
`;
