import styled from "styled-components";

/** Stays on one line. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
