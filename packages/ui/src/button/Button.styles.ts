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

/** `resting` and `active` (hovered, pressed) surface, text and edge of one kind of button. */
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
const amber = paint([color.amber, color.ink, color.amber], [color.amberBright, color.ink, color.amberBright]);

const paints = {
  onLight: {
    primary: paint([color.pine, color.ivory, color.pine], [color.pineDeep, color.white, color.pineDeep]),
    accent: amber,
    secondary: paint([NONE, color.pine, color.lineStrong], [color.ivoryDeep, color.pine, color.pine]),
    ghost: paint([NONE, color.pine, NONE], [color.ivoryDeep, color.pine, NONE]),
  },
  onDark: {
    primary: paint([color.ivory, color.pine, color.ivory], [color.white, color.pine, color.white]),
    accent: amber,
    secondary: paint([NONE, color.ivory, color.ivoryMuted], [color.ivory, color.pine, color.ivory]),
    ghost: paint([NONE, color.ivory, NONE], [color.pineDeep, color.ivory, NONE]),
  },
} satisfies Record<ButtonTone, Record<ButtonVariant, unknown>>;

const look = css<LookProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  margin: 0;
  border: 1px solid;
  border-radius: ${vars.radius};
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
    color: ${vars.color.ink};
  }
`;

export const ButtonElement = styled.button<LookProps>`
  ${look}
`;

export const LinkElement = styled(Link)<LookProps>`
  ${look}
`;
