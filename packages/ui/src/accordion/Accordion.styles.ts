import { Item, Root } from "@radix-ui/react-accordion";
import { styled } from "styled-components";
import { vars } from "../theme/vars.ts";

export const List = styled(Root)`
  border-block-end: 1px solid ${vars.color.line};
`;

export const ItemBox = styled(Item)`
  border-block-start: 1px solid ${vars.color.line};

  > :is(h2, h3, h4, h5, h6) {
    font-size: ${vars.text.lead};
  }
`;

export const ContentBody = styled.div`
  padding: ${vars.space[2]} 0 ${vars.space[8]};
`;
