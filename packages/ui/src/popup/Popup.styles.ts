import { keyframes, styled } from "styled-components";
import { CloseButton, opening } from "../modal/Modal.styles.ts";
import { ModalContent } from "../modal/Modal.tsx";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { noRing } from "../theme/mixins.styles.ts";
import { visuallyHidden } from "../visually-hidden/VisuallyHidden.styles.ts";

const enter = keyframes`from { opacity: 0; translate: 0 var(--away); }`;
const leave = keyframes`to { opacity: 0; translate: 0 var(--away); }`;

/**
 * A card in the middle; up to 900px a sheet at the lower edge. `dvh` follows the browser's bars. Only a popup without
 * controls has the focus itself, and shows no ring then. Takes pointer events in its first frame: Radix restores them, which it
 * disables on the body, after it.
 */
export const Card = styled(ModalContent)`
  --away: 0.75rem;
  position: fixed;
  inset: 0;
  z-index: ${vars.layer.popup};
  display: flex;
  flex-direction: column;
  width: min(32rem, 100% - 2 * ${vars.space[6]});
  height: fit-content;
  max-height: calc(100dvh - 2 * ${vars.space[8]});
  margin: auto;
  border-radius: ${vars.radius.panel};
  box-shadow: ${vars.shadow.overlay};
  background: ${vars.color.surface};
  color: ${vars.color.text};
  pointer-events: auto;

  ${opening(enter, leave)}

  ${noRing}

  ${media.mobile} {
    --away: 100%;
    inset: auto 0 0;
    width: 100%;
    max-height: calc(100dvh - ${vars.space[6]});
    margin: 0;
    border-radius: ${vars.radius.panel} ${vars.radius.panel} 0 0;
  }

  /* The head scrolls away too, so that a field and its label have the whole height. */
  ${media.short} {
    max-height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

/** Space beside the content of a wide sheet, which is as wide as a form and centred. */
const beside = (least: string) => `max(${least}, 50% - 20rem)`;

/** No `<header>`: at the end of the body that would be the banner of the whole page. */
export const Head = styled.div`
  flex: none;
  padding: ${vars.space[8]} ${vars.space[16]} ${vars.space[5]} ${vars.space[8]};
  border-block-end: 1px solid ${vars.color.line};

  ${media.mobile} {
    padding: ${vars.space[5]} ${beside(vars.space[16])} ${vars.space[4]} ${beside(vars.space[5])};
  }

  &[data-hidden] {
    ${visuallyHidden}
  }

  > h2 {
    font-size: ${vars.text.title3};
  }

  > p {
    margin-block-start: ${vars.space[2]};
    font-size: ${vars.text.small};
    color: ${vars.color.textMuted};
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${vars.space[6]} ${vars.space[8]} ${vars.space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.mobile} {
    padding: ${vars.space[5]} ${beside(vars.space[5])} calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px));
  }

  ${media.short} {
    flex: none;
    overflow: visible;
  }
`;

export const CornerClose = styled(CloseButton)`
  position: absolute;
  inset-block-start: ${vars.space[5]};
  inset-inline-end: ${vars.space[4]};

  ${media.mobile} {
    inset-block-start: ${vars.space[2]};
    inset-inline-end: ${vars.space[1]};
  }
`;
