import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const FlatHead = styled.div`
  h3 {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    line-height: ${vars.leading.title};
  }

  p {
    color: ${vars.color.textMuted};
  }

  /* On paper it stands under the page's heading, which says the same. */
  ${media.print} {
    h3 {
      display: none;
    }
  }
`;

export const Balconies = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  h4 {
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
    font-weight: 600;
  }

  p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }

  ${media.print} {
    p {
      font-size: inherit;
      line-height: 1.45;
    }
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[6]};

  &:empty {
    display: none;
  }

  ${media.noScript} {
    button {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;
