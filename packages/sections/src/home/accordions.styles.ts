import { vars } from "@danji/ui/theme";
import styled from "styled-components";

/** The frame of an item's picture, and of the button over it. */
export const ItemPicture = styled.div`
  position: relative;
`;

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
  > ${ItemPicture} {
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
