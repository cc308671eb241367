import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { pageTones } from "../../parts/fragments.styles.ts";
import { type Composed, NarrowScreen, Title, whenBleed, whenInset } from "../Screen.styles.ts";

/** Where a script will come and turn the slides. */
const SCRIPTED = "@media (scripting: enabled)";

export const SliderScreen = styled(NarrowScreen)<Composed>`
  padding-block: ${vars.space[6]} ${vars.space[2]};
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverse};

  ${whenInset(css`
    ${pageTones}
    background: ${vars.color.surfaceRaised};
  `)}
  > ${Title} {
    padding: 0 ${vars.layout.gutter} ${vars.space[4]};
  }
  /* Only the first slide is visible until then; the images beside it would be fetched with the page. */
  ${SCRIPTED} {
    [data-state="plain"] [data-slide] ~ [data-slide] img {
      display: none;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  padding-inline: ${vars.space[2]};
`;

export const SlidePicture = styled.div<Composed>`
  position: relative;
  overflow: hidden;

  ${whenBleed(css`
    aspect-ratio: 4 / 3;

    @media (min-width: 600px) {
      aspect-ratio: 16 / 10;
    }
  `)}
  ${whenInset(css`
    aspect-ratio: 4 / 3;
    margin-inline: ${vars.layout.gutter};
    border-radius: ${vars.radius.panel};
  `)}
  ${hiddenIn(media.print)}
`;

export const SlideFigure = styled.figure`
  figcaption {
    display: grid;
    gap: ${vars.space[1]};
    padding: ${vars.space[5]} ${vars.layout.gutter} ${vars.space[3]};
  }
  strong {
    font: ${vars.weight.display} ${vars.text.title3} / ${vars.leading.title} ${vars.font.display};
  }
  span {
    color: ${vars.color.onInverseMuted};
    font-size: ${vars.text.small};
  }
  small {
    color: ${vars.color.onInverseMuted};
    font-size: ${vars.text.caption};
  }
`;
