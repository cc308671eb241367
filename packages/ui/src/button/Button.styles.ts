import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import type { ButtonSize, ButtonTone, ButtonVariant, ButtonWidth } from "./Button.tsx";

interface LookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $tone: ButtonTone;
  $width: ButtonWidth;
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

const widths = {
  content: undefined,
  full: css`
    width: 100%;
  `,
  square: css`
    aspect-ratio: 1;
    padding: 0;
  `,
} satisfies Record<ButtonWidth, unknown>;

type Colors = readonly [surface: string, text: string, edge: string];

/** Colours of one kind of button, at rest and hovered or pressed. */
const paint = (resting: Colors, active: Colors) => css`
  --button-surface: ${resting[0]};
  --button-text: ${resting[1]};
  --button-edge: ${resting[2]};
  --button-active-surface: ${active[0]};
  --button-active-text: ${active[1]};
  --button-active-edge: ${active[2]};
`;

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

const active = css`
  background-color: var(--button-active-surface);
  color: var(--button-active-text);
  border-color: var(--button-active-edge);
`;

/** What all looks share. Static, so that pages carry it once. */
const ButtonBase = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  margin: 0;
  border: 1px solid var(--button-edge);
  border-radius: ${vars.radius.control};
  background-color: var(--button-surface);
  color: var(--button-text);
  font-family: ${vars.font.text};
  font-weight: 600;
  line-height: ${vars.leading.control};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background-color, color, border-color;
  transition-duration: ${vars.motion.duration.fast};
  transition-timing-function: ${vars.motion.easing.enter};

  ${media.hover} {
    &:hover:not(:disabled) {
      ${active}
    }
  }

  /* An inner edge, which takes no contrast from the words. */
  &:active:not(:disabled) {
    ${active}
    box-shadow: inset 0 0 0 2px currentcolor;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }

  &[aria-busy="true"] {
    cursor: progress;
    opacity: 0.8;
  }

  ${media.print} {
    && {
      border-color: currentcolor;
      background: none;
      color: ${vars.color.text};
    }
  }
`;

export const ButtonElement = styled(ButtonBase)<LookProps>`
  ${({ $size }) => sizes[$size]}
  ${({ $width }) => widths[$width]}
  ${({ $variant, $tone }) => paints[$tone][$variant]}
`;
