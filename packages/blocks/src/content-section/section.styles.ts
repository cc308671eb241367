import { Disclosure } from "@danji/ui/disclosure";
import { Stack } from "@danji/ui/stack";
import { fluid, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { HEADER_HEIGHT } from "../parts/shell-size.ts";

/** A band as wide as the window under a section of the grid, without making the page any wider. */
const BAND = "100vmax";

export const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]} ${vars.space[12]};
  scroll-margin-top: ${vars.space[4]};

  ${media.desktop} {
    &[data-layout="beside"] {
      grid-template-columns: minmax(13.5rem, 1fr) minmax(0, 3fr);
    }

    /* A heading goes along with what it heads, below the fixed header. */
    &[data-layout="beside"] > h2 {
      position: sticky;
      top: calc(${HEADER_HEIGHT.banner} + ${HEADER_HEIGHT.twoRows} + ${vars.space[8]});
      align-self: start;
    }
  }

  /* On a phone wide pictures go from edge to edge. */
  ${media.mobile} {
    row-gap: ${vars.space[4]};

    &[data-layout="wide"] > div > figure {
      margin-inline: calc(-1 * ${vars.layout.gutter});
    }

    &[data-layout="wide"] > div > figure > figcaption {
      padding-inline: ${vars.layout.gutter};
    }
  }

  ${media.print} {
    &[data-layout="wide"] > div > figure {
      margin-inline: 0;
    }
  }

  @media screen {
    &:not([data-surface="page"]) {
      padding-block: ${fluid.section};
      background: var(--surface);
      box-shadow: 0 0 0 ${BAND} var(--surface);
      clip-path: inset(0 -${BAND});
    }

    &[data-surface="raised"] {
      --surface: ${vars.color.surfaceRaised};
    }

    /* What stands on the dark band is written in the tokens of dark surfaces. */
    &[data-surface="inverse"] {
      --surface: ${vars.color.surfaceInverse};
      --danji-color-text: ${vars.color.onInverse};
      --danji-color-text-muted: ${vars.color.onInverseMuted};
      --danji-color-text-subtle: ${vars.color.onInverseMuted};
      --danji-color-line: ${vars.color.lineInverse};
      --danji-color-ornament: ${vars.color.lineInverse};
      color: ${vars.color.onInverse};
    }

    /* Nothing of the page between two bands. */
    &:not([data-surface="page"]) + &:not([data-surface="page"]) {
      margin-block-start: calc(-1 * ${fluid.section});
    }

    /* At the end of a page a band goes down to what follows. */
    &:not([data-surface="page"]):last-child {
      margin-block-end: calc(-1 * ${fluid.section});
    }
  }
`;

export const SectionBody = styled(Stack)`
  ${media.mobile} {
    gap: ${vars.space[6]};
  }
`;

/** Closed sections that follow each other, between hairlines. */
export const ClosedList = styled.div`
  border-block-end: 1px solid ${vars.color.line};
`;

export const ClosedRoot = styled.section`
  border-block-start: 1px solid ${vars.color.line};
  scroll-margin-top: ${vars.space[4]};
`;

export const ClosedHeading = styled(Disclosure.Heading)`
  padding-inline: 0;
  font-size: ${vars.text.title3};
`;

export const ClosedContent = styled(Disclosure.Content)`
  padding-block: ${vars.space[2]} ${vars.space[12]};
`;
