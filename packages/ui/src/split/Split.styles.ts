import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { notPrinted } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";
import type { SplitComposition } from "./Split.tsx";

/** Between media and words. */
const INNER = `clamp(${vars.space[8]}, 6vw, ${vars.space[24]})`;
/** Least height of media above words. */
const LEAST_HEIGHT = "11rem";

/** Fills its part of a wide window, and has a shape of its own in a narrow one. */
export const SplitMedia = styled.div`
  position: relative;
  overflow: hidden;

  ${media.desktop} {
    picture {
      position: absolute;
      inset: 0;
    }
  }
  ${media.mobile} {
    aspect-ratio: 2;
  }
  ${notPrinted}
`;

/** Static, so that pages carry it once for all shares. */
const SplitBase = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, var(--media-part)) minmax(0, var(--words-part));

    > :last-child {
      padding-inline: ${INNER} ${vars.layout.inset};
    }
    &[data-side="end"] {
      grid-template-columns: minmax(0, var(--words-part)) minmax(0, var(--media-part));

      > ${SplitMedia} {
        order: 1;
      }
      > :last-child {
        padding-inline: ${vars.layout.inset} ${INNER};
      }
    }
    &[data-side="top"] {
      grid-template: minmax(${LEAST_HEIGHT}, 1fr) auto / minmax(0, 1fr);

      > :last-child {
        padding-inline: ${vars.layout.inset};
      }
    }
  }
`;

/** On the page's grid, with rounded corners. */
const inset = css`
  > ${SplitMedia} {
    margin-inline: ${vars.layout.gutter};
    border-radius: ${vars.radius.panel};
  }
  ${media.desktop} {
    > ${SplitMedia} {
      margin: ${vars.space[12]} 0 ${vars.space[12]} ${vars.layout.inset};
    }
    &[data-side="end"] > ${SplitMedia} {
      margin: ${vars.space[12]} ${vars.layout.inset} ${vars.space[12]} 0;
    }
    &[data-side="top"] > ${SplitMedia} {
      margin: ${vars.space[6]} ${vars.layout.inset} 0;
    }
  }
`;

const SplitFrame = styled(SplitBase)<{ $composition: SplitComposition }>`
  ${({ $composition }) => $composition === "inset" && inset}
`;

export const SplitBox = styled(SplitFrame)<{ $share: number }>`
  ${({ $share }) => `--media-part: ${$share}fr; --words-part: ${100 - $share}fr;`}
`;
