import { vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PlainPage } from "../page/PageFrame.styles.ts";

/** Height of the drawing, lower on a narrow screen. */
const DRAWING_HEIGHT = "clamp(56px, 14vw, 180px)";

/** A plain page with a drawing at its foot. */
export const Ground = styled(PlainPage)`
  position: relative;
  padding-bottom: calc(${DRAWING_HEIGHT} + ${vars.space[10]});

  > svg {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: ${DRAWING_HEIGHT};
    fill: rgb(${vars.rgb.onInverse} / 7%);
  }
`;
