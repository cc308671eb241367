import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { noRing, notPrinted } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Focus ring inside a picture that is a button. An outline of its own would lie below the picture, a halo outside. */
export const coverRing = css`
  ${noRing}

  &:focus-visible::after {
    content: "";
    position: absolute;
    inset: ${vars.space[2]};
    outline: 2px solid ${vars.color.focus};
    box-shadow: inset 0 0 0 2px ${vars.color.focusHalo};
    pointer-events: none;
  }
`;

/** Text in the middle of a picture that is a button, in the accent colour, which needs no scrim. */
export const coverHint = css`
  position: relative;
  max-width: calc(100% - 2 * ${vars.space[4]});
  padding: ${vars.space[3]} ${vars.space[6]};
  border-radius: ${vars.radius.control};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-weight: 600;
  line-height: ${vars.leading.control};
  text-align: center;
  text-wrap-style: balance;
  transition: background-color ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  ${media.hover} {
    :hover > & {
      background: ${vars.color.accentHover};
    }
  }

  ${notPrinted}
`;
