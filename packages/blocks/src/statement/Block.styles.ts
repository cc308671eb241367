import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const Statement = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.title1};
  line-height: 1.5;
  text-wrap-style: balance;

  ${media.desktop} {
    > span {
      display: block;
    }
  }
`;
