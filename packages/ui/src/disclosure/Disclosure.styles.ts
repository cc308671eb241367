import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { drawer, drawerOpen } from "./drawer.styles.ts";

/** Opens by the height of its row and takes what is closed away from Tab and from assistive technology. */
export const Drawer = styled.div`
  ${drawer}

  &[data-state="open"] {
    ${drawerOpen}
  }
`;

export const Clip = styled.div`
  min-height: 0;
  overflow: clip;
  /* Room for the focus rings of what stands at the edge. */
  overflow-clip-margin: ${vars.space[1]};

  ${media.print} {
    overflow: visible;
  }
`;
