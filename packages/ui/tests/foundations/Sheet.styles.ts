import { styled } from "styled-components";
import { vars } from "../../src/theme/index.ts";

export const SheetRoot = styled.main`
  display: grid;
  gap: ${vars.space[16]};
  max-width: ${vars.layout.page};
  margin: 0 auto;
  padding: ${vars.space[16]} ${vars.layout.gutter};
`;

export const Band = styled.section`
  display: grid;
  gap: ${vars.space[5]};
  padding-block-start: ${vars.space[5]};
  border-block-start: 1px solid ${vars.color.line};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};
`;

export const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};
  font-size: ${vars.text.small};
`;

export const Swatch = styled.div`
  display: grid;
  place-items: center;
  height: ${vars.space[20]};
  border: 1px solid ${vars.color.line};
`;

export const Note = styled.span`
  font: 400 ${vars.text.caption} / ${vars.leading.control} ${vars.font.text};
  font-variant-numeric: tabular-nums;
  color: ${vars.color.textMuted};
`;

/** The custom property of a token; a click selects all of it, to be copied. */
export const Variable = styled.code`
  font-size: ${vars.text.caption};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Fault = styled.strong`
  color: ${vars.color.danger};
`;

/** A raised box, to show radius and elevation. */
export const Box = styled.div`
  height: ${vars.space[24]};
  border: 1px solid ${vars.color.line};
  background: ${vars.color.surfaceRaised};
`;

/** A track whose dot runs to the end while the button is hovered or focused. */
export const MotionButton = styled.button`
  display: block;
  width: 100%;
  padding: ${vars.space[2]};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.control};
  background: none;
  container-type: inline-size;
  cursor: pointer;

  > span {
    display: block;
    width: ${vars.space[6]};
    height: ${vars.space[6]};
    border-radius: 50%;
    background: ${vars.color.action};
    transition-property: translate;
  }

  &:is(:hover, :focus-visible) > span {
    translate: calc(100cqw - 100%) 0;
  }
`;

/** Layers from the bottom up, each a step to the right. */
export const Layers = styled.ol`
  display: grid;

  > li {
    position: relative;
    max-width: 24rem;
    margin-block-start: calc(-1 * ${vars.space[3]});
    padding: ${vars.space[4]};
    border: 1px solid ${vars.color.lineStrong};
    background: ${vars.color.surfaceRaised};
  }
`;
