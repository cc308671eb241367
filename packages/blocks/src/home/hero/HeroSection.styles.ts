import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { pageTones } from "../../parts/fragments.styles.ts";
import { BAR_HEIGHT, HEADER_HEIGHT } from "../../parts/shell-size.ts";
import { type Composed, LOW_WINDOW, NARROW_ORDER, whenBleed, whenInset } from "../Screen.styles.ts";

export const Hero = styled.section<Composed>`
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
    order: ${NARROW_ORDER.hero};
    padding-top: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.mobile} + ${vars.space[10]});
    padding-bottom: calc(${BAR_HEIGHT} + ${vars.space[6]});
  }
  /* Words and figures beside the picture, on the page's surface. */
  ${whenInset(css`
    ${pageTones}
    gap: ${vars.space[8]};
    padding-right: ${vars.space[6]};
    padding-left: ${vars.layout.inset};
    background: ${vars.color.surface};

    ${media.desktop} {
      grid-template: "words picture" 1fr "facts picture" auto / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: clamp(${vars.space[8]}, 5vw, ${vars.space[20]});
      padding-top: calc(var(--danji-header-height) + ${vars.space[6]});
    }
    ${media.mobile} {
      grid-template: "words" auto "picture" auto "facts" auto / minmax(0, 1fr);
      min-height: 0;
      padding-inline: ${vars.layout.gutter};
    }
  `)}
  ${media.print} {
    min-height: 0;
    background: none;
    color: inherit;
  }
`;

export const HeroPicture = styled.div<Composed>`
  ${whenBleed(css`
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
  `)}
  ${whenInset(css`
    position: relative;
    grid-area: picture;
    overflow: hidden;
    border-radius: ${vars.radius.panel};

    ${media.desktop} {
      picture {
        position: absolute;
        inset: 0;
      }
    }
    ${media.mobile} {
      aspect-ratio: 1;

      @media (min-width: 600px) {
        aspect-ratio: 16 / 10;
      }
    }
  `)}
  ${hiddenIn(media.print)}
`;

export const HeroText = styled.div<Composed>`
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
  ${whenInset(css`
    grid-area: words;
    margin-inline: 0;
  `)}
`;

export const Headline = styled.p<Composed>`
  font: ${vars.weight.display} ${vars.text.display} / 1.25 ${vars.font.display};
  letter-spacing: -0.03em;

  ${whenInset(css`
    font-size: clamp(2.25rem, 1.25rem + 2.9vw, 3.75rem);
    line-height: 1.2;
  `)}
  span {
    display: block;
  }
`;

export const HeroFacts = styled.dl<Composed>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  column-gap: ${vars.space[2]};
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
    font-family: ${vars.font.text};
    font-size: 0.5em;
  }
  ${whenInset(css`
    grid-area: facts;
    grid-template-columns: repeat(2, 1fr);
    gap: ${vars.space[3]};
    margin-inline: 0;
    padding-top: 0;
    border-top: 0;

    > div {
      padding: ${vars.space[3]} ${vars.space[5]};
      border-radius: ${vars.radius.control};
      background: ${vars.color.surfaceRaised};
    }
    ${LOW_WINDOW} {
      grid-template-columns: repeat(4, auto);

      > div {
        padding: ${vars.space[2]} ${vars.space[3]};
      }
      dd {
        font-size: ${vars.text.lead};
        white-space: nowrap;
      }
    }
  `)}
`;
