import { styled } from "styled-components";
import { Button } from "../button/index.ts";
import { media } from "../theme/media.ts";
import { needsScript } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Where no script runs, the content shows and this is its label. */
export const TriggerButton = styled(Button)`
  ${media.noScript} {
    padding-inline: 0;
    border-color: transparent;
    background: none;
    color: inherit;
    pointer-events: none;
  }
`;

/** A chevron of two hairlines in a button; it turns over while the button says `aria-expanded="true"`. */
export const Chevron = styled.span`
  flex: none;
  width: 0.5em;
  height: 0.5em;
  border: solid currentcolor;
  border-width: 0 1.5px 1.5px 0;
  rotate: 45deg;
  translate: 0 -0.125em;
  transition-property: rotate, translate;
  transition-duration: ${vars.motion.duration.fast};
  transition-timing-function: ${vars.motion.easing.enter};

  [aria-expanded="true"] > & {
    rotate: 225deg;
    translate: 0 0.125em;
  }

  ${needsScript}
`;
