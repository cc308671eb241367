import { css, styled } from "styled-components";

/** Takes a box out of sight but not out of the accessibility tree, without making the page scroll. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
