import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { needsScript } from "../theme/needsScript.styles.ts";
import { vars } from "../theme/vars.ts";

/** Two arrowheads that point away from each other, in the lower right corner of the button. */
export const Expand = styled.span`
  position: absolute;
  inset-block-end: ${vars.space[2]};
  inset-inline-end: ${vars.space[2]};
  width: 2rem;
  height: 2rem;
  border-radius: ${vars.radius.control};
  background: color-mix(in srgb, ${vars.color.surfaceStage} 72%, transparent);
  transition: opacity ${vars.motion.duration.fast} ${vars.motion.easing.enter};

  &::before {
    content: "";
    position: absolute;
    inset: 0.625rem;
    --line: linear-gradient(${vars.color.onInverse}, ${vars.color.onInverse});
    background:
      var(--line) top right / 60% 1.5px no-repeat,
      var(--line) top right / 1.5px 60% no-repeat,
      var(--line) bottom left / 60% 1.5px no-repeat,
      var(--line) bottom left / 1.5px 60% no-repeat;
  }

  ${media.hover} {
    [data-placement="cover"]:not(:hover, :focus-visible) > & {
      opacity: 0;
    }
  }
`;

export const TriggerButton = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px ${vars.color.accent};
  }

  &:is([data-placement="corner"], [data-placement="inline"]) {
    inset: auto 0 0 auto;
    flex: none;
    width: ${vars.control.medium};
    height: ${vars.control.medium};
  }

  &[data-placement="inline"] {
    position: relative;
    inset: auto;
  }

  ${needsScript}
`;
