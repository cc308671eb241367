import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { noGround } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** A button without a look of its own: its content in the middle, in the colour around it. */
export const bareButton = css`
  display: inline-grid;
  place-items: center;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  ${noGround}
  color: inherit;
  cursor: pointer;
`;

export const BareButton = styled.button`
  ${bareButton}
`;

/** A bare button around a single sign, 48px high. */
export const signButton = css`
  ${bareButton}
  width: ${vars.control.medium};
  height: ${vars.control.medium};
`;

/** The ground of a sign under the pointer. */
export const signHover = css`
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }
  }
`;

export const SignButton = styled.button`
  ${signButton}
`;
