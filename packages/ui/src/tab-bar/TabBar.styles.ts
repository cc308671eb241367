import { styled } from "styled-components";
import { Link } from "../provider/Link.tsx";
import { media } from "../theme/media.ts";
import { tabGap, tabItem, tabMark, tabRow } from "./tabRow.styles.ts";

export const Bar = styled.nav`
  ${media.print} {
    display: none;
  }
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
