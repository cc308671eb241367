import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { clearOfIndex, type Composed, Screen, whenBleed, whenInset } from "../Screen.styles.ts";

export const PremiumPicture = styled.div`
  position: relative;
  overflow: hidden;

  ${media.desktop} {
    picture {
      position: absolute;
      inset: 0;
    }
  }
  ${media.mobile} {
    align-self: start;
    aspect-ratio: 1;
  }
  ${hiddenIn(media.print)}
`;

export const PremiumWords = styled.div`
  display: grid;
  justify-items: start;
  padding: clamp(${vars.space[5]}, 4vh, ${vars.space[12]}) ${vars.space[8]};

  h3 {
    margin-block: ${vars.space[2]} ${vars.space[3]};
    font-size: ${vars.text.title2};
  }
  > a {
    margin-top: ${vars.space[2]};
  }
  /* Its two lines are one paragraph where they would break again. */
  ${media.desktop} {
    p > span {
      display: block;
    }
  }
  ${media.mobile} {
    padding: 0;

    h3 {
      margin-block: ${vars.space[1]} ${vars.space[2]};
      font-size: ${vars.text.lead};
    }
  }
`;

/** On a phone a small picture above the words. */
export const PremiumArticle = styled.article`
  ${media.mobile} {
    display: grid;
    align-content: start;
    gap: ${vars.space[3]};
  }
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
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    align-content: center;
    gap: ${vars.space[6]};
    padding: calc(var(--danji-header-height) + ${vars.space[8]}) ${vars.layout.inset} ${vars.space[8]};

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

    > ${PremiumArticle} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      padding: ${vars.space[4]};
    }
  }
`;

/** Two to a screen, staggered; on a phone beside each other. */
const spread = css`
  ${media.mobile} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[4]};
    padding: ${vars.space[3]} ${vars.layout.gutter};

    ${PremiumPicture} {
      aspect-ratio: 4 / 3;
    }
    ${PremiumWords} p {
      font-size: ${vars.text.small};
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :nth-child(3) {
      ${clearOfIndex}
    }
    /* The words of the first keep to the page's grid. */
    > :nth-child(2) > ${PremiumWords} {
      padding-left: ${vars.layout.inset};
    }
    > :nth-child(3) > ${PremiumWords} {
      padding-right: ${vars.layout.inset};
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
        padding-inline: clamp(${vars.space[8]}, 5vw, ${vars.space[20]}) ${vars.layout.inset};
      }
    }
  }
`;

export const PremiumScreen = styled(Screen)<Composed>`
  ${whenBleed(spread)}
  ${whenInset(cards)}
`;
