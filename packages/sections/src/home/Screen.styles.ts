import { Link } from "@danji/ui/provider";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET_OF_WINDOW } from "../parts/shell-size.ts";

/** Space above and below the words of a screen; it gives way before the words have to. */
const AIR = `clamp(${vars.space[6]}, 6vh, ${vars.space[20]})`;

/** Wide windows that are low: type and space give way, so that a screen still holds what belongs together. */
export const LOW_WINDOW = "@media (min-width: 901px) and (max-height: 800px)";

/** One section: a whole screen under the fixed header on wide windows, as tall as its content on narrow ones. */
export const Screen = styled.section`
  position: relative;

  ${media.desktop} {
    display: grid;
    min-height: 100vh;
    min-height: 100svh;
    padding-top: var(--danji-header-height);
    /* It begins behind the fixed header. */
    scroll-margin-top: calc(-1 * var(--danji-header-height));
  }
`;

/** A section of narrow windows alone; it says so, for who looks for texts that are missing. */
export const NarrowScreen = styled(Screen).attrs<{ "data-layout"?: "narrow" }>({ "data-layout": "narrow" })`
  ${media.desktop} {
    display: none;
  }
`;

/** The words of a screen, on the page's grid. */
export const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${vars.space[5]};
  padding: ${AIR} ${PAGE_INSET_OF_WINDOW};

  > :is(ul, ol, div) {
    justify-self: stretch;
  }
  ${LOW_WINDOW} {
    gap: ${vars.space[3]};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${vars.space[16]};
  }
`;

/** What kind of thing it is, above its title: `PREMIUM 01`. */
export const TypeLabel = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-weight: 600;
  letter-spacing: 0.16em;
`;

/** The title of a screen. */
export const Title = styled.h2`
  font-size: ${vars.text.title1};
  letter-spacing: -0.03em;

  ${LOW_WINDOW} {
    font-size: ${vars.text.title2};
  }
`;

/** A way on, quiet: words over a hairline, and an arrow that leans forward. */
export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-height: ${vars.control.medium};
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &::after {
    content: "";
    width: ${vars.space[8]};
    border-top: 1px solid;
    transition: width ${vars.motion.duration.base} ${vars.motion.easing.enter};
  }
  ${media.hover} {
    &:hover::after {
      width: ${vars.space[12]};
    }
  }
`;

/** The place of a picture: it fills its part of a wide screen to the edges, and is as wide as a narrow one. */
export const PictureSide = styled.div`
  position: relative;
  overflow: hidden;

  ${media.desktop} {
    picture {
      position: absolute;
      inset: 0;
    }
  }
  [data-composition="inset"] & {
    border-radius: ${vars.radius.panel};
  }
  ${media.mobile} {
    aspect-ratio: 4 / 3;

    [data-composition="inset"] > & {
      margin-inline: ${vars.layout.gutter};
    }

    @media (min-width: 600px) {
      aspect-ratio: 16 / 9;
    }
  }
  ${media.print} {
    display: none;
  }
`;
