import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { HEADER_HEIGHT, ONE_ROW_MIN_WIDTH } from "./shell-size.ts";

export const Band = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(18rem, 46vh, 30rem);
  padding: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows} + ${vars.space[8]}) ${vars.layout.gutter}
    ${vars.space[10]};
  overflow: hidden;
  background: ${vars.color.pine};
  color: ${vars.color.ivory};

  @media (min-width: ${ONE_ROW_MIN_WIDTH}px) {
    padding-top: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.desktop} + ${vars.space[8]});
  }
  ${media.mobile} {
    min-height: 15rem;
    padding-top: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.mobile} + ${vars.space[6]});
  }
  ${media.print} {
    min-height: 0;
    padding: 1rem 0;
    background: none;
    color: inherit;
  }
`;

export const BandPicture = styled.div`
  position: absolute;
  inset: 0;

  ${media.print} {
    display: none;
  }
`;

/** Darkens the picture where header and heading stand, so that both keep their contrast over any picture. */
export const BandVeil = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(to bottom, rgb(11 33 29 / 72%), rgb(11 33 29 / 46%) 45%, rgb(11 33 29 / 86%));
`;

export const BandText = styled.div`
  position: relative;
  display: grid;
  gap: ${vars.space[3]};
  width: min(100%, ${vars.layout.page});
  margin-inline: auto;

  p {
    max-width: ${vars.measure};
    font-size: ${vars.text.lead};
  }
`;

export const TabsFrame = styled.div`
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding-inline: ${vars.layout.gutter};
`;

export const Content = styled.div`
  display: grid;
  gap: clamp(3rem, 7vw, 6rem);
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding: clamp(3rem, 7vw, 6rem) ${vars.layout.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;

export const Related = styled.nav`
  padding: ${vars.space[12]} ${vars.layout.gutter};
  background: ${vars.color.ivoryDeep};

  > * {
    width: min(100%, ${vars.layout.page});
    margin-inline: auto;
  }
  h2 {
    font-size: ${vars.text.title3};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: 0 ${vars.space[8]};
    margin-top: ${vars.space[4]};
  }
  a {
    display: flex;
    justify-content: space-between;
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.sand};
    text-decoration: none;
  }
  a::after {
    content: "→" / "";
  }
  a:hover {
    border-color: ${vars.color.pine};
  }
  ${media.print} {
    display: none;
  }
`;
