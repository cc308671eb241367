import { css, styled } from "styled-components";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import type { ButtonSize, ButtonTone, ButtonVariant } from "./variants.ts";

/** The look shared by the button and the link that looks like one. */
export interface LookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $tone: ButtonTone;
}

const sizes = {
  medium: css`
    min-height: ${vars.control.medium};
    padding: ${vars.space[2]} ${vars.space[6]};
  `,
  small: css`
    min-height: ${vars.control.small};
    padding: ${vars.space[1]} ${vars.space[4]};
    font-size: ${vars.text.small};
  `,
} satisfies Record<ButtonSize, unknown>;

/** Colours of one kind of button, at rest and hovered or pressed: surface, text and edge. */
function paint(resting: readonly [string, string, string], active: readonly [string, string, string]) {
  return css`
    background-color: ${resting[0]};
    color: ${resting[1]};
    border-color: ${resting[2]};

    ${media.hover} {
      &:hover:not(:disabled) {
        background-color: ${active[0]};
        color: ${active[1]};
        border-color: ${active[2]};
      }
    }

    &:active:not(:disabled) {
      background-color: ${active[0]};
      color: ${active[1]};
      border-color: ${active[2]};
    }
  `;
}

const { color } = vars;
const NONE = "transparent";
const accent = paint(
  [color.accent, color.onAccent, color.accent],
  [color.accentHover, color.onAccent, color.accentHover],
);

const paints = {
  onLight: {
    primary: paint(
      [color.action, color.onAction, color.action],
      [color.actionHover, color.onAction, color.actionHover],
    ),
    accent,
    secondary: paint([NONE, color.action, color.lineStrong], [color.surfaceSunken, color.action, color.action]),
    ghost: paint([NONE, color.action, NONE], [color.surfaceSunken, color.action, NONE]),
  },
  onDark: {
    primary: paint(
      [color.onInverse, color.surfaceInverse, color.onInverse],
      [color.onInverseMuted, color.surfaceInverse, color.onInverseMuted],
    ),
    accent,
    secondary: paint(
      [NONE, color.onInverse, color.onInverseMuted],
      [color.onInverse, color.surfaceInverse, color.onInverse],
    ),
    ghost: paint([NONE, color.onInverse, NONE], [color.surfaceDeep, color.onInverse, NONE]),
  },
} satisfies Record<ButtonTone, Record<ButtonVariant, unknown>>;

const look = css<LookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  margin: 0;
  border: 1px solid;
  border-radius: ${vars.radius.control};
  font-family: ${vars.font.text};
  font-weight: 600;
  line-height: ${vars.leading.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background-color, color, border-color;
  transition-duration: ${vars.motion.duration.fast};
  transition-timing-function: ${vars.motion.easing.enter};

  ${({ $size }) => sizes[$size]}
  ${({ $variant, $tone }) => paints[$tone][$variant]}

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-busy="true"] {
    cursor: progress;
    opacity: 0.8;
  }

  ${media.print} {
    border-color: currentcolor;
    background: none;
    color: ${vars.color.text};
  }
`;

export const ButtonElement = styled.button<LookProps>`
  ${look}
`;

export const LinkElement = styled(Link)<LookProps>`
  ${look}
`;
