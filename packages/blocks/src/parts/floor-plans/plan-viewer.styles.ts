import { Disclosure } from "@danji/ui/disclosure";
import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import { UnitViewer } from "@danji/ui/unit-viewer";
import styled from "styled-components";
import { EachVariant } from "./flat-facts.styles.ts";

/** On paper: large, and so that figures, rooms and cautions find room below on the same sheet. */
const PRINTED_HEIGHT = "80mm";
/** Width of the figures beside the rooms on paper. */
const PRINTED_SIDE = "30%";

/** Drawing left, facts right, types above; on narrow screens one below the other. */
export const Layout = styled(UnitViewer.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  ${media.mobile} {
    gap: ${vars.space[4]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(17rem, 5fr);
    column-gap: clamp(2rem, 4vw, 4rem);
  }
`;

export const Bar = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  box-shadow: inset 0 -1px 0 ${vars.color.line};

  ${hiddenIn(media.inert)}
`;

export const Steps = styled.div`
  display: flex;
  flex: none;
`;

/** On a phone the drawing goes from edge to edge: its words are small enough. */
export const DrawingPart = styled.div`
  min-width: 0;

  ${media.mobile} {
    > [role="group"] {
      width: auto;
      margin-inline: calc(-1 * ${vars.layout.gutter});
    }
  }

  ${media.print} {
    > [role="group"] {
      aspect-ratio: auto;
      width: auto;
      height: ${PRINTED_HEIGHT};
      margin-inline: 0;
    }
  }
`;

export const ToolsRow = styled(Stack).attrs({ direction: "row", align: "center" })`
  justify-content: space-between;
  min-height: ${vars.control.medium};
  margin-block-start: ${vars.space[2]};

  ${hiddenIn(media.print)}

  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;

  /* Beside the buttons that move an enlarged drawing a phone has no room for full screen. */
  ${media.mobile} {
    [data-zoomed] ~ ${ToolsRow} > & > [data-placement="inline"] {
      display: none;
    }
  }
`;

/** In the place of the drawing's name while the drawing is enlarged: there is nothing to move before. */
export const Pans = styled.div`
  display: none;
  margin-inline-start: calc(-1 * ${vars.space[3]});

  [data-zoomed] ~ ${ToolsRow} > & {
    display: flex;
  }

  [data-zoomed] ~ ${ToolsRow} > p:has(+ &) {
    display: none;
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[6]};
  min-width: 0;

  /* Figures in two columns. */
  ${media.mobile} {
    gap: ${vars.space[4]};

    dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${vars.space[4]};
    }
    && dl[data-variant] > div {
      display: block;
    }
  }

  /* Beside the table, which may not stand in a grid: a sheet's end would cut it anywhere. */
  ${media.print} {
    float: left;
    width: ${PRINTED_SIDE};
    gap: 6pt;
    font-size: 8.5pt;

    dl > div {
      padding-block: 0.8mm;
    }

    dl > div > * {
      padding-block: 0;
    }
  }
`;

/** The table and the text of a drawing, side by side below both. */
export const RoomsFrame = styled(EachVariant)`
  grid-column: 1 / -1;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(2rem, 4vw, 4rem);

  ${media.desktop} {
    grid-template-columns: minmax(0, 13fr) minmax(17rem, 5fr);
  }

  ${media.print} {
    margin-inline-start: calc(${PRINTED_SIDE} + 8mm);

    /* The table has a caption. */
    h4 {
      display: none;
    }
  }
`;

export const RoomsNote = styled.p`
  margin-block-start: ${vars.space[3]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};

  ${media.print} {
    margin-block-start: 4pt;
    font-size: 7.5pt;
    line-height: 1.4;
  }
`;

export const Description = styled(Disclosure.Root)`
  p {
    margin-block-start: ${vars.space[2]};
    max-width: ${vars.measure};
    font-size: ${vars.text.small};
  }

  ${hiddenIn(media.print)}
`;

export const OtherPlansList = styled.ul`
  grid-column: 1 / -1;
  display: none;

  ${media.noScript} {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]} ${vars.space[6]};
  }

  > li:has(img) {
    flex: 1 1 14rem;
    max-width: 24rem;
  }
  img {
    width: 100%;
  }

  ${hiddenIn(media.print)}
`;
