import { css } from "styled-components";
import { media } from "../theme/media.ts";
import { noGround, ringInside } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Thickness of the line under the current item. */
const MARK = "2px";

/** Space between items: five short names, or three longer ones, fit on a narrow phone. */
export const tabGap = css`
  gap: ${vars.space[4]};

  ${media.mobile} {
    gap: ${vars.space[1]};
  }
`;

/** A row on a hairline that scrolls sideways where it is wider than the screen. */
export const tabRow = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${vars.color.line};

  ${media.mobile} {
    font-size: ${vars.text.small};
  }

  ${media.print} {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

/** One item of the row, without its mark. */
export const tabItem = css`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${vars.control.medium};
  margin: 0;
  padding: ${vars.space[3]} ${vars.space[2]};
  border: solid transparent;
  border-width: ${MARK} 0;
  border-radius: 0;
  ${noGround}
  color: ${vars.color.textMuted};
  font: inherit;
  line-height: ${vars.leading.control};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  /* Only hovering fades: what a press changes shows immediately. */
  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${vars.color.text};
      transition: color ${vars.motion.duration.fast} ${vars.motion.easing.enter};
    }
  }

  /* The row clips what lies outside, so the ring goes inside, between the edge and the letters. */
  ${ringInside("2px")}
`;

/** The mark of the current item. Its weight stays, so that its siblings keep their places. */
export const tabMark = css`
  border-block-end-color: ${vars.color.accent};
  color: ${vars.color.text};

  /* Above the ring, which lies on the line. */
  &:focus-visible {
    box-shadow: inset 0 calc(-1 * ${MARK}) ${vars.color.accent};
  }
`;
