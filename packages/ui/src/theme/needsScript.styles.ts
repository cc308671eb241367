import { css } from "styled-components";
import { media } from "./media.ts";

/** What does nothing where no script runs, nor on paper. */
export const needsScript = css`
  ${media.noScript}, print {
    display: none;
  }
`;
