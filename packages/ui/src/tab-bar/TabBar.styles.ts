import { styled } from "styled-components";
import { Link } from "../provider/Link.tsx";
import { tabGap, tabItem, tabMark, tabRow } from "./tabRow.styles.ts";
import { notPrinted } from "../theme/mixins.styles.ts";

export const Bar = styled.nav`
  ${notPrinted}
`;

export const Row = styled.ul`
  ${tabRow}
  ${tabGap}
`;

export const RowLink = styled(Link)`
  ${tabItem}

  &[aria-current="page"] {
    ${tabMark}
  }
`;
