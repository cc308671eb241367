import { styled } from "styled-components";
import { drawer, drawerClip, drawerOpen } from "./drawer.styles.ts";

/** Opens by the height of its row and takes what is closed away from Tab and from assistive technology. */
export const Drawer = styled.div`
  ${drawer}

  &[data-state="open"] {
    ${drawerOpen}
  }
`;

export const Clip = styled.div`
  ${drawerClip}
`;
