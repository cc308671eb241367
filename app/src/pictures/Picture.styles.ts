import styled from "styled-components";

export const Image = styled.img<{ $colour: string }>`
  width: 100%;
  background-color: ${({ $colour }) => $colour};
`;
