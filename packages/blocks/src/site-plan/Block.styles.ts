import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

const onTheSpot = css`
  position: absolute;
  translate: -50% -50%;
`;

export const Hotspots = styled.ul`
  li {
    z-index: 2;
    ${onTheSpot}
  }
`;

/** At least 24px each way on the narrowest screen (WCAG 2.5.8), where the buildings stand 40px apart. */
export const Hotspot = styled.button`
  display: grid;
  place-items: center;
  min-width: 2rem;
  min-height: 1.625rem;
  padding: 0 ${vars.space[1]};
  border: 1px solid ${vars.color.onInverse};
  border-radius: ${vars.radius.control};
  background: ${vars.color.action};
  color: ${vars.color.onAction};
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  cursor: pointer;
  transition: background ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  &[aria-pressed="true"] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  ${media.hover} {
    &:hover:not([aria-pressed="true"]) {
      background: ${vars.color.actionHover};
    }
  }
  ${media.desktop} {
    min-width: 3.25rem;
    min-height: ${vars.space[8]};
    font-size: ${vars.text.small};
  }
  ${media.noScript} {
    pointer-events: none;
  }
`;

/** A facility's name on the picture; on narrow screens the page's table has them. */
export const Facility = styled.span`
  ${onTheSpot}
  padding: 0 ${vars.space[1]};
  background: ${vars.color.surface};
  background: color-mix(in srgb, ${vars.color.surface} 88%, transparent);
  color: ${vars.color.text};
  font-size: ${vars.text.caption};
  line-height: 1.5;
  white-space: nowrap;

  ${hiddenIn(media.mobile)}
`;

/** As high as the longest answer, so that choosing moves nothing. */
export const ChosenBuilding = styled(Stack)`
  min-height: 8rem;
  padding-block: ${vars.space[5]};
  border-block-end: 1px solid ${vars.color.ornament};

  p {
    color: ${vars.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  ${hiddenIn(media.inert)}
`;
