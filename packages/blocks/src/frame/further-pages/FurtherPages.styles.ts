import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const FurtherBox = styled.div`
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${vars.space[4]};
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${vars.control.small};
    font-weight: 500;
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      color: ${vars.color.action};
      text-decoration: underline;
    }
  }
`;

export const Further = styled.div`
  padding: ${vars.space[6]} ${vars.space[5]};
`;
