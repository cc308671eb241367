import { media, vars } from "@danji/ui/theme";
import { visuallyHidden } from "@danji/ui/visually-hidden";
import styled, { css } from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../parts/shell-size.ts";
import { PictureSide, Screen, TypeLabel } from "../Screen.styles.ts";

/** Names the screen for assistive technology; to the eye the two titles do. */
export const HiddenTitle = styled.h2`
  ${visuallyHidden}
`;

export const PremiumPicture = styled(PictureSide)``;

export const PremiumWords = styled.div`
  display: grid;
  justify-items: start;
  padding: clamp(${vars.space[5]}, 4vh, ${vars.space[12]}) ${vars.space[8]};

  h3 {
    margin-block: ${vars.space[2]} ${vars.space[3]};
    font-size: ${vars.text.title2};
  }
  > p:not(${TypeLabel}) {
    color: ${vars.color.textMuted};
  }
  > a {
    margin-top: ${vars.space[2]};
  }
  ${media.mobile} {
    padding: ${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]};
  }
`;

export const PremiumArticle = styled.article`
  ${media.desktop} {
    display: grid;
    grid-template-rows: minmax(10rem, 1fr) auto;
    min-height: 0;
  }
`;

/** Three cards in a row, each with its picture above its words. */
const cards = css`
  background: ${vars.color.surfaceSunken};

  > ${PremiumArticle} {
    overflow: hidden;
    border-radius: ${vars.radius.panel};
    background: ${vars.color.surfaceRaised};
  }
  ${PremiumPicture} {
    border-radius: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    align-content: center;
    gap: ${vars.space[6]};
    padding: calc(var(--danji-header-height) + ${vars.space[8]}) ${PAGE_INSET_OF_WINDOW} ${vars.space[8]};

    > ${PremiumArticle} {
      grid-template-rows: auto 1fr;
    }
    ${PremiumPicture} {
      aspect-ratio: 4 / 3;
      max-height: 44vh;
    }
    ${PremiumWords} {
      padding: ${vars.space[6]};
      align-content: start;
    }
  }
  ${media.mobile} {
    display: grid;
    gap: ${vars.space[5]};
    padding: ${vars.space[10]} ${vars.layout.gutter};

    ${PremiumPicture} {
      margin: 0;
    }
    ${PremiumWords} {
      padding: ${vars.space[5]};
    }
  }
`;

/** Two to a screen, staggered. */
const spread = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* The words of the first keep to the page's grid. */
    > :nth-child(2) > ${PremiumWords} {
      padding-left: ${PAGE_INSET_OF_WINDOW};
    }
    > :nth-child(3) > ${PremiumWords} {
      padding-right: ${PAGE_INSET_OF_WINDOW};
    }

    /* One picture hangs, the other stands; the next spread is its mirror. */
    &[data-part="even"] > :nth-child(3),
    &[data-part="odd"] > :nth-child(2):not(:last-child) {
      grid-template-rows: auto minmax(10rem, 1fr);

      > ${PremiumPicture} {
        grid-row: 2;
      }
      > ${PremiumWords} {
        grid-row: 1;
      }
    }

    /* One alone: picture beside words. */
    > :nth-child(2):last-child {
      grid-column: 1 / -1;
      grid-template: 1fr / minmax(0, 3fr) minmax(0, 2fr);

      > * {
        grid-row: 1;
      }
      > ${PremiumWords} {
        align-content: center;
        padding-inline: clamp(${vars.space[8]}, 5vw, ${vars.space[20]}) ${PAGE_INSET_OF_WINDOW};
      }
    }
  }
`;

export const PremiumScreen = styled(Screen)`
  &[data-composition="bleed"] {
    ${spread}
  }
  &[data-composition="inset"] {
    ${cards}
  }
`;
