import { Stack } from "@danji/ui/stack";
import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** What an item of an accordion shows while it is open. */
export const ItemBody = styled(Stack)`
  > :is(dl, ul, div) {
    width: 100%;
  }
`;

/** Short points between hairlines. */
export const PointList = styled.ul`
  li {
    padding-block: ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.line};
  }
`;
