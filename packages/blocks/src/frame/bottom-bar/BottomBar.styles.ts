import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BOTTOM_BAR_HEIGHT } from "../../parts/shell-size.ts";

/** The end of the page in windows lower than 400px, which it would cover. */
export const Bar = styled.section`
  display: none;

  ${media.mobile} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${vars.layer.bottomBar};
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block-end: env(safe-area-inset-bottom, 0px);
    background: ${vars.color.surfaceInverse};
    color: ${vars.color.onInverse};
  }

  ${media.short} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

export const BarAction = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  height: ${BOTTOM_BAR_HEIGHT};
  margin: 0;
  padding-inline: ${vars.space[3]};
  border: 0;
  border-radius: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  line-height: ${vars.leading.control};
  text-decoration: none;
  cursor: pointer;

  /* What can be done next. */
  &[data-accent] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }

  &:active {
    background: ${vars.color.surfaceDeep};
  }

  &[data-accent]:active {
    background: ${vars.color.accentHover};
  }

  /* The edge of the screen clips what lies outside, so the ring goes inside. */
  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
    box-shadow: none;
  }
`;
