import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { retryTarget } from "../parts/RetryButton.styles.ts";

/** Width to height of a place for a sketch. */
const SKETCH_RATIO = "5 / 4";

export const Compared = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};

  > h3 {
    margin-block-start: ${vars.space[6]};
    font-size: ${vars.text.title3};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]} clamp(2rem, 5vw, 5rem);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12pt;
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  min-width: 0;

  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.caption};
  }
`;

export const Stage = styled.div`
  ${retryTarget}
  aspect-ratio: ${SKETCH_RATIO};
`;

/** The differences, in two columns where there is room. */
export const Differences = styled.div`
  h4 {
    margin-block-end: ${vars.space[4]};
    font-size: ${vars.text.lead};
  }

  ul {
    column-width: 22rem;
    column-gap: clamp(2rem, 5vw, 5rem);
  }

  li {
    padding-block: ${vars.space[2]};
    border-block-end: 1px solid ${vars.color.line};
    break-inside: avoid;
  }
`;

export const SelectPart = styled.div`
  max-width: 24rem;

  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** As the kit's fields are. The arrow is drawn with two lines. */
export const SelectBox = styled.select`
  width: 100%;
  min-width: 0;
  min-height: ${vars.control.medium};
  margin: 0;
  padding: ${vars.space[2]} ${vars.space[10]} ${vars.space[2]} ${vars.space[4]};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.control};
  background:
    linear-gradient(45deg, transparent 50%, ${vars.color.text} 50% calc(50% + 1.5px), transparent 0) right 1.25rem
      center / 0.45rem 0.45rem no-repeat,
    linear-gradient(-45deg, transparent 50%, ${vars.color.text} 50% calc(50% + 1.5px), transparent 0) right 0.85rem
      center / 0.45rem 0.45rem no-repeat,
    ${vars.color.surfaceRaised};
  color: ${vars.color.text};
  /* Below 16px iOS zooms into a field that gets the focus. */
  font-size: max(1rem, ${vars.text.body});
  line-height: ${vars.leading.control};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  ${media.forcedColors} {
    appearance: auto;
  }
`;
