import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { Drawing, fewNames } from "../../parts/floor-plans/drawing.styles.ts";
import { DrawingPart, Layout, Side } from "../../parts/floor-plans/plan-viewer.styles.ts";
import { LOW_WINDOW, Screen, Words } from "../Screen.styles.ts";

/** What stands around the drawing on a screen: title, buttons of the types, tools, and the air above and below them. */
const AROUND_DRAWING = "12.5rem - 12vh";

/** Where title, text and link have one row. */
const ONE_ROW = "@media (min-width: 1200px)";

/** Title and text left, the way on right, in one row where there is room. */
export const PlansHead = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[3]};

  > p {
    color: ${vars.color.textMuted};
    text-wrap-style: balance;
  }
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;

    > p {
      grid-row: 2;
      font-size: ${vars.text.small};
    }
  }
  /* The drawing needs the room. */
  ${LOW_WINDOW} {
    > p {
      display: none;
    }
  }
  ${ONE_ROW} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${vars.space[10]};

    > p {
      display: block;
      grid-row: auto;
      padding-bottom: ${vars.space[2]};
    }
  }
`;

/** Paper, on which drawings stand. */
export const PlansScreen = styled(Screen)`
  background: ${vars.color.surfaceRaised};

  ${Drawing} {
    ${fewNames}
  }
  ${media.desktop} {
    > ${Words} {
      gap: ${vars.space[4]};
    }
    ${Layout} {
      row-gap: ${vars.space[4]};
    }
    ${Side} {
      align-content: center;
      gap: ${vars.space[5]};

      dl[data-variant] > div {
        padding-block: ${vars.space[3]};
      }
    }
    /* As tall as the screen leaves it, whatever its shape. */
    ${DrawingPart} > [role="group"] {
      aspect-ratio: auto;
      height: calc(100svh - var(--danji-header-height) - ${AROUND_DRAWING});
      min-height: 14rem;

      ${media.noScript} {
        height: auto;
      }
    }
  }
  ${LOW_WINDOW} {
    ${Side} {
      gap: ${vars.space[3]};
      font-size: ${vars.text.small};

      dl[data-variant] > div {
        padding-block: ${vars.space[2]};
      }
    }
  }
`;
