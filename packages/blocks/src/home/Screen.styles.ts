import { Link } from "@danji/ui/provider";
import { Split } from "@danji/ui/split";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import type { Composition } from "@danji/complex/schema/home";
import styled, { css, type RuleSet } from "styled-components";
import { Stack } from "@danji/ui/stack";

/** Space above and below the words of a screen; it gives way before the words have to. */
const AIR = `clamp(${vars.space[6]}, 6vh, ${vars.space[20]})`;

/** Wide windows that are low: type and space give way, so that a screen still holds what belongs together. */
export const LOW_WINDOW = "@media (width > 900px) and (height <= 800px)";

export interface Composed {
  $composition?: Composition;
  composition?: Composition | undefined;
}

/** Styles of one composition: pages of the other do not carry them. */
const only =
  (which: Composition) =>
  (styles: RuleSet) =>
  ({ composition, $composition = composition }: Composed) =>
    $composition === which && styles;

export const whenBleed = only("bleed");
export const whenInset = only("inset");

/** The dates of the sale come second on a phone: each section is understood by itself, so readers may meet them in either order. */
export const NARROW_ORDER = { hero: -2, schedule: -1 };

/** Keeps the sign on a picture at the window's edge clear of the index of the screens. */
export const clearOfIndex = css`
  --danji-lightbox-sign-end: ${vars.space[16]};
`;

/** A whole screen under the fixed header on wide windows, as tall as its content on narrow ones. */
const screen = css`
  position: relative;

  ${media.desktop} {
    display: grid;
    min-height: 100vh;
    min-height: 100svh;
    padding-top: var(--danji-header-height);
    /* It begins behind the fixed header. */
    scroll-margin-top: calc(-1 * var(--danji-header-height));
    &:is([data-side="end"], [data-side="top"]) {
      ${clearOfIndex}
    }
  }
`;

export const Screen = styled.section`
  ${screen}
`;

export const SplitScreen = styled(Split)`
  ${screen}
`;

/** A section of narrow windows alone; it says so, for who looks for texts that are missing. */
export const NarrowScreen = styled(Screen).attrs<{ "data-layout"?: "narrow" }>({ "data-layout": "narrow" })`
  ${hiddenIn(media.desktop)}
`;

export const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${vars.space[5]};
  padding: ${AIR} ${vars.layout.inset};

  > :is(ul, ol, div) {
    justify-self: stretch;
  }
  ${LOW_WINDOW} {
    gap: ${vars.space[3]};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[3]};
    padding-block: ${vars.space[6]};
  }
`;

/** What kind of thing it is, above its title: `PREMIUM 01`. */
export const TypeLabel = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-weight: 600;
  letter-spacing: 0.16em;
`;

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
  ${media.mobile} {
    min-height: ${vars.control.small};
  }
  ${media.hover} {
    &:hover::after {
      width: ${vars.space[12]};
    }
  }
`;

export const ItemBody = styled(Stack)`
  > :is(dl, ul, div) {
    width: 100%;
  }
`;

export const PointList = styled.ul`
  li {
    padding-block: ${vars.space[3]};
    border-bottom: 1px solid ${vars.color.line};
  }
`;
