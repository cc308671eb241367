import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../parts/shell-size.ts";
import { LOW_WINDOW, PictureSide, Screen } from "../Screen.styles.ts";

/** Where there is room for a picture beside the form. */
const ROOMY = "@media (min-width: 1400px) and (min-height: 801px)";

export const BookingScreen = styled(Screen)`
  ${media.desktop} {
    > ${PictureSide} {
      display: none;
    }
  }
  ${ROOMY} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);

    > ${PictureSide} {
      display: block;
    }
    > :last-child {
      padding-left: clamp(${vars.space[8]}, 5vw, ${vars.space[20]});
    }
    &[data-composition="inset"] > ${PictureSide} {
      margin: ${vars.space[8]} 0 ${vars.space[8]} ${vars.space[6]};
    }
  }
`;

export const BookingForm = styled.div`
  display: grid;
  align-content: center;
  gap: ${vars.space[3]};
  padding: clamp(${vars.space[4]}, 3vh, ${vars.space[16]}) ${PAGE_INSET_OF_WINDOW};

  > p {
    margin-bottom: ${vars.space[3]};
    color: ${vars.color.textMuted};
  }
  ${LOW_WINDOW} {
    gap: ${vars.space[2]};

    > p {
      margin-bottom: 0;
    }
    form {
      row-gap: ${vars.space[3]};
    }
    textarea {
      height: 5rem;
    }
  }
  ${media.mobile} {
    padding: ${vars.space[16]} ${vars.layout.gutter};
  }
`;
