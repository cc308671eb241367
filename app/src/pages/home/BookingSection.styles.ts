import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../../shell/shell-size.ts";

export const Booking = styled.section`
  display: grid;
  border-top: 1px solid ${vars.color.line};

  ${media.desktop} {
    grid-template-columns: 2fr 3fr;
  }
`;

export const BookingPicture = styled.div`
  position: relative;

  ${media.desktop} {
    picture {
      position: absolute;
      inset: 0;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const BookingForm = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  padding: clamp(4rem, 7vw, 6rem) ${vars.layout.gutter};
  padding-right: ${PAGE_INSET_OF_WINDOW};

  > p {
    margin-bottom: ${vars.space[4]};
    color: ${vars.color.inkMuted};
  }
`;
