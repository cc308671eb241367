import { css } from "styled-components";
import { vars } from "../theme/vars.ts";

/** A button that looks like what stands in it, in the middle, and takes the colour around it. */
export const bareButton = css`
  display: inline-grid;
  place-items: center;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

/** A bare button around a single sign: 48px to press. */
export const signButton = css`
  ${bareButton}
  width: ${vars.control.medium};
  height: ${vars.control.medium};
`;
