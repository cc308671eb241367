import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const FormSectionRoot = styled.section`
  display: grid;
  gap: ${vars.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(12rem, 1fr) 3fr;
    column-gap: ${vars.space[12]};
  }
`;
