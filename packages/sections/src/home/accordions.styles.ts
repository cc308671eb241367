import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** What an item of an accordion shows while it is open. */
export const ItemBody = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};

  > * {
    max-width: 100%;
  }
  > dl,
  > ol,
  > ul,
  > picture {
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
