import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { pageTones } from "../../parts/page-tones.styles.ts";
import { PAGE_INSET_OF_WINDOW } from "../../parts/shell-size.ts";
import { LOW_WINDOW, PictureSide, Screen, Title, Words } from "../Screen.styles.ts";

/** Night: the one dark screen between pictures, for one thought. */
export const BrandScreen = styled(Screen)`
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverse};

  ${Title} {
    font-size: ${vars.text.display};
    line-height: 1.25;
  }
  ${LOW_WINDOW} {
    ${Title} {
      font-size: ${vars.text.title1};
    }
  }
  ${Words} > p {
    max-width: 26em;
    color: ${vars.color.onInverseMuted};
    font-size: ${vars.text.lead};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);

    > ${Words} {
      padding-right: ${PAGE_INSET_OF_WINDOW};
      padding-left: clamp(${vars.space[8]}, 8vw, ${vars.space[32]});
    }
  }

  /* By day: words first, the picture beside them on a tint of the page. */
  &[data-composition="inset"] {
    ${pageTones}
    background: ${vars.color.surfaceSunken};

    ${Title} {
      font-size: ${vars.text.title1};
    }
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

      > ${PictureSide} {
        order: 1;
        margin: ${vars.space[12]} ${PAGE_INSET_OF_WINDOW} ${vars.space[12]} 0;
      }
      > ${Words} {
        padding-right: clamp(${vars.space[8]}, 5vw, ${vars.space[20]});
        padding-left: ${PAGE_INSET_OF_WINDOW};
      }
    }
    ${media.mobile} {
      padding-top: ${vars.space[8]};
    }
  }
`;

export const BrandMark = styled.span`
  font-size: ${vars.text.small};
  letter-spacing: 0.4em;
`;
