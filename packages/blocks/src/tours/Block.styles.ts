import { Text } from "@danji/ui/text";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Shape of the frame: wide where there is room, upright on a phone, where a tour needs height for its controls. */
export const FRAME_SHAPE = "var(--tour-shape)";

export const TourFigure = styled.figure`
  --tour-shape: 16 / 9;

  ${media.mobile} {
    --tour-shape: 3 / 4;

    margin-inline: calc(-1 * ${vars.layout.gutter});

    > figcaption {
      padding-inline: ${vars.layout.gutter};
    }
  }

  ${media.print} {
    --tour-shape: 16 / 9;

    margin-inline: 0;
  }
`;

export const TourWords = styled(Text)`
  max-width: ${vars.measure};
  margin-block-start: ${vars.space[6]};
`;
