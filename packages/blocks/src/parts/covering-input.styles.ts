import { css } from "styled-components";

/** Lays the native radio of a label over it without a look of its own, so that it receives pointers and focus. */
export const coveringInput = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
