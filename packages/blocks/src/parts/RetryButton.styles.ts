import { css } from "styled-components";

/** Style of what the focus moves to from a `RetryButton`: it is no control, so it shows no ring. */
export const retryTarget = css`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;
