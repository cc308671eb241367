import { Close } from "@radix-ui/react-dialog";
import { keyframes, styled } from "styled-components";
import { signButton } from "../button/bareButton.styles.ts";
import { HEAD_START } from "../theme/motion.ts";
import { vars } from "../theme/vars.ts";
import { backdropColor, scrollLock } from "./scrollLock.styles.ts";

const fadeIn = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;

/** Dimmed layer between the page and an overlay. Takes pointer events, which Radix disables on the body: a click on it closes. */
export const BackdropBox = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${vars.layer.overlay};
  background: ${backdropColor};
  pointer-events: auto;
  touch-action: pinch-zoom;

  ${scrollLock}

  &[data-state="open"] {
    animation: ${fadeIn} ${vars.motion.duration.base} ${vars.motion.easing.enter} ${HEAD_START};
  }

  &[data-state="closed"] {
    animation: ${fadeOut} ${vars.motion.duration.fast} ${vars.motion.easing.leave} forwards;
  }
`;

/** The × in the corner. */
export const CloseButton = styled(Close)`
  ${signButton}
  font-size: 1.625rem;
  font-weight: 300;
  line-height: 1;
`;
