import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../shell/shell-size.ts";
import { Screen } from "./Screen.styles.ts";

export const BookingScreen = styled(Screen)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
  }
`;

export const BookingForm = styled.div`
  display: grid;
  align-content: center;
  gap: ${vars.space[3]};
  padding: clamp(${vars.space[5]}, 4vh, ${vars.space[16]}) ${PAGE_INSET_OF_WINDOW}
    clamp(${vars.space[5]}, 4vh, ${vars.space[16]}) clamp(${vars.space[8]}, 5vw, ${vars.space[20]});

  > p {
    margin-bottom: ${vars.space[3]};
    color: ${vars.color.inkMuted};
  }
  ${media.mobile} {
    padding: ${vars.space[16]} ${vars.layout.gutter};
  }
`;
