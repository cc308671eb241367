import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { BAR_HEIGHT } from "../../parts/shell-size.ts";

/** The live region of a notice at the bottom of the window; the notice itself is a paragraph in it. */
export const FloatingNotice = styled.div`
  position: fixed;
  inset: auto ${vars.space[4]} ${vars.space[4]};
  z-index: ${vars.layer.popup};
  pointer-events: none;

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[4]};
    width: fit-content;
    margin-inline: auto;
    padding: ${vars.space[3]} ${vars.space[5]};
    border-radius: ${vars.radius.panel};
    background: ${vars.color.surfaceStage};
    color: ${vars.color.onInverse};
    font-size: ${vars.text.small};
    pointer-events: auto;
  }
  ${media.mobile} {
    bottom: calc(${BAR_HEIGHT} + ${vars.space[3]});
  }
  ${hiddenIn(media.print)}
`;
