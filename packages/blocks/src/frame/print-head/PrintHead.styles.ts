import { media } from "@danji/ui/theme";
import styled from "styled-components";

export const PrintLine = styled.p`
  display: none;

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2pt 12pt;
    margin-bottom: 14pt;
    padding-bottom: 5pt;
    border-bottom: 0.5pt solid currentcolor;
    font-size: 8.5pt;
  }
`;
