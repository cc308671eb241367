import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** A quiet link on pine, high enough for a finger. */
export const footerLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.space[8]};
  color: ${vars.color.onInverse};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  ${media.print} {
    color: inherit;
  }
`;
