import { media } from "@danji/ui/theme";
import styled from "styled-components";
import { HEADER_HEIGHT, ONE_ROW_MIN_WIDTH } from "../parts/shell-size.ts";

export const Main = styled.main`
  min-height: 60vh;
  outline: none;
  /* What the kit's banner leaves free above its words. */
  --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows});

  @media (min-width: ${ONE_ROW_MIN_WIDTH}px) {
    --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.desktop});
  }
  ${media.mobile} {
    --danji-header-height: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.mobile});
  }
  /* Half a page would move as the rest comes (ADR 25). */
  &:not(:has(~ footer)) {
    display: none;
  }
`;
