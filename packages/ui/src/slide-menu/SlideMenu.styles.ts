import { css, keyframes, styled } from "styled-components";
import { opening } from "../modal/Modal.styles.ts";
import { ModalContent } from "../modal/Modal.tsx";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { ringInside } from "../theme/mixins.styles.ts";

const inFromRight = keyframes`from { translate: 100% 0; }`;
const outToRight = keyframes`to { translate: 100% 0; }`;

/** Takes pointer events in its first frame: Radix restores them, which it disables on the body, after it. */
export const Panel = styled(ModalContent)`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${vars.layer.popup};
  display: flex;
  flex-direction: column;
  width: min(22.5rem, 100%);
  height: 100dvh;
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.overlay};
  color: ${vars.color.text};
  pointer-events: auto;
  touch-action: pan-y pinch-zoom;

  ${opening(inFromRight, outToRight)}
`;

/** No `<header>`: at the end of the body that would be the banner of the whole page. */
export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${vars.space[16]};
  padding-inline: ${vars.space[5]} ${vars.space[2]};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};
`;

export const Heading = styled.h2`
  font-size: ${vars.text.body};
`;

export const Body = styled.nav`
  flex: 1 1 auto;
  min-height: 0;
  padding-block-end: calc(${vars.space[8]} + env(safe-area-inset-bottom, 0px));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* touch-action does not apply across a scroll container. */
  touch-action: inherit;
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.5rem;
  margin: 0;
  padding: ${vars.space[3]} ${vars.space[5]};
  border: 0;
  border-block-end: 1px solid ${vars.color.line};
  border-radius: 0;
  background: transparent;
  color: ${vars.color.text};
  font-weight: 600;
  line-height: ${vars.leading.control};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  /* The panel clips what lies outside, so the ring goes inside. */
  ${ringInside("4px")}
`;

export const GroupButton = styled.button`
  ${row}

  &[aria-expanded="true"] {
    border-block-end-color: transparent;
    color: ${vars.color.action};
  }
`;

export const GroupList = styled.ul`
  border-block-end: 1px solid ${vars.color.line};
`;

export const TopLink = styled(Link)`
  ${row}
`;

export const GroupLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${vars.control.medium};
  padding: ${vars.space[2]} ${vars.space[5]} ${vars.space[2]} ${vars.space[8]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  text-decoration: none;

  &[aria-current="page"] {
    color: ${vars.color.action};
    font-weight: 600;
    box-shadow: inset 2px 0 0 ${vars.color.accent};
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.surfaceSunken};
      color: ${vars.color.text};
    }
  }

  ${ringInside("4px")}
`;
