import { Text } from "@danji/ui/text";
import { Tabs } from "@danji/ui/tabs";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Shape of the frame: wide where there is room, upright on a phone, where a tour needs height for its controls. */
export const FRAME_SHAPE = "var(--tour-shape)";

/** With its name and without the line of a page's tabs, which stand above and have the same types. */
export const TypeRow = styled(Tabs.Row)`
  align-items: center;
  gap: ${vars.space[4]};
  box-shadow: none;
`;

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
