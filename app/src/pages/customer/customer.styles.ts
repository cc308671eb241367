import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const FormSection = styled.section`
  display: grid;
  gap: ${vars.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(12rem, 1fr) 3fr;
    column-gap: ${vars.space[12]};
  }
`;

export const ContactBlock = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${vars.space[3]} ${vars.space[6]};

  dt {
    color: ${vars.color.inkMuted};
    white-space: nowrap;
  }
  dd a {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    text-decoration: none;
  }
`;
