import { keyframes, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { Picture } from "./Picture.tsx";

const fadeIn = keyframes`from { opacity: 0; }`;

export const Fading = styled(Picture)`
  ${media.appearing} {
    &[data-state="served"] {
      animation: ${fadeIn} ${vars.motion.duration.slow} ${vars.motion.easing.enter} var(--danji-delay) backwards;
    }

    &[data-state="waiting"] {
      opacity: 0;
    }

    &[data-state="shown"] {
      animation: ${fadeIn} ${vars.motion.duration.slow} ${vars.motion.easing.enter};
    }
  }
`;
