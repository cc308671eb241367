import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PictureScreen } from "../PictureScreen.tsx";
import { LOW_WINDOW } from "../Screen.styles.ts";

/** Where there is no room for a picture beside the form. */
const TIGHT = "@media (min-width: 901px) and (max-width: 1399.98px), (min-width: 901px) and (max-height: 800.98px)";

export const BookingScreen = styled(PictureScreen)`
  ${media.mobile} {
    > [data-split-media] {
      display: none;
    }
  }
  ${TIGHT} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    > [data-split-media] {
      display: none;
    }
    && > :last-child {
      padding-inline: ${vars.layout.inset};
    }
  }
`;

export const BookingForm = styled.div`
  display: grid;
  align-content: center;
  gap: ${vars.space[3]};
  padding: clamp(${vars.space[4]}, 3vh, ${vars.space[16]}) ${vars.layout.inset};

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
    padding: ${vars.space[6]} ${vars.layout.gutter};
  }
`;
