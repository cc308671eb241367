import { BOTTOM_BAR_HEIGHT } from "@danji/ui/bottom-bar";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { HEADER_HEIGHT } from "../../parts/shell-size.ts";

export const Hero = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 100svh;
  padding: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows} + ${vars.space[4]}) ${vars.layout.gutter}
    ${vars.space[8]};
  overflow: hidden;
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverse};

  ${media.mobile} {
    padding-top: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.mobile} + ${vars.space[10]});
    padding-bottom: calc(${BOTTOM_BAR_HEIGHT} + ${vars.space[6]} + env(safe-area-inset-bottom));
  }
  ${media.print} {
    min-height: 0;
    background: none;
    color: inherit;
  }
`;

export const HeroPicture = styled.div`
  position: absolute;
  inset: 0;

  img {
    object-position: 60% 100%;
  }

  /* Night falls from above and from the left, where the words are. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to bottom, rgb(${vars.rgb.scrim} / 78%), transparent 12rem),
      linear-gradient(to right, rgb(${vars.rgb.scrim} / 72%), rgb(${vars.rgb.scrim} / 38%) 45%, transparent 75%),
      linear-gradient(to top, rgb(${vars.rgb.scrim} / 88%), transparent 16rem);
  }
  ${media.mobile} {
    &::after {
      background:
        linear-gradient(to bottom, rgb(${vars.rgb.scrim} / 86%), rgb(${vars.rgb.scrim} / 66%) 42%, transparent 68%),
        linear-gradient(to top, rgb(${vars.rgb.scrim} / 92%), transparent 16rem);
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const HeroText = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${vars.space[5]};
  width: min(100%, ${vars.layout.page});
  margin-inline: auto;

  h1 {
    font-family: ${vars.font.text};
    font-size: ${vars.text.lead};
    font-weight: 600;
    letter-spacing: 0.02em;
  }
  > p:not(:first-of-type) {
    max-width: 30em;
  }
  ${media.mobile} {
    align-content: start;
  }
`;

export const Headline = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.display};
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: -0.03em;

  span {
    display: block;
  }
`;

export const HeroFacts = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  width: min(100%, ${vars.layout.page});
  margin-inline: auto;
  padding-top: ${vars.space[5]};
  border-top: 1px solid rgb(${vars.rgb.onInverse} / 30%);

  dt {
    color: ${vars.color.onInverseMuted};
    font-size: ${vars.text.caption};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title2};
    line-height: ${vars.leading.title};
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-left: 0.15em;
    font-size: 0.5em;
  }
`;
