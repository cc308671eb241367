import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";
import { pageTones } from "../../parts/fragments.styles.ts";
import { PictureScreen } from "../PictureScreen.tsx";
import { LOW_WINDOW, Title, whenInset, Words } from "../Screen.styles.ts";

/** Night: the one dark screen between pictures, for one thought. By day inset, on a tint of the page. */
export const BrandScreen = styled(PictureScreen)`
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverse};

  ${media.mobile} {
    > [data-split-media] {
      display: none;
    }
  }
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
  ${whenInset(css`
    ${pageTones}
    background: ${vars.color.surfaceSunken};

    ${Title} {
      font-size: ${vars.text.title1};
    }
    ${media.mobile} {
      padding-top: ${vars.space[8]};
    }
  `)}
`;

export const BrandMark = styled.span`
  font-size: ${vars.text.small};
  letter-spacing: 0.4em;
`;
