import { css, styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

/** Width of the thumb, by which the rail is inset: a thumb's middle stands at its value. */
const THUMB = "1.5rem";

export const RangeBox = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-width: 0;
  text-align: start;
`;

export const RangeLabel = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[4]};
  font-size: ${vars.text.small};
  font-weight: 600;
  line-height: ${vars.leading.control};
`;

export const Value = styled.span`
  font-size: ${vars.text.body};
  font-variant-numeric: tabular-nums;
`;

export const Rail = styled.div`
  position: relative;
  height: ${vars.control.medium};
  margin-inline: calc(${THUMB} / 2);

  &::before {
    content: "";
    position: absolute;
    inset: calc(50% - 2px) 0 auto;
    border-block-start: 4px solid ${vars.color.lineStrong};
  }
`;

export const Part = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 5px);
  border-block-start: 10px solid ${vars.color.accent};
`;

const thumb = css`
  width: ${THUMB};
  height: ${THUMB};
  border: 2px solid ${vars.color.action};
  border-radius: 50%;
  background: ${vars.color.surfaceRaised};
  appearance: none;
`;

export const RangeInput = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(${THUMB} / -2);
  width: calc(100% + ${THUMB});
  height: 100%;
  margin: 0;
  border: 0;
  background: transparent;
  cursor: pointer;
  appearance: none;
  /* A finger that moves across changes the value; up and down it scrolls the page. */
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  &::-moz-range-track {
    background: transparent;
  }

  &:disabled {
    cursor: not-allowed;
  }
  &:disabled::-webkit-slider-thumb {
    border-color: ${vars.color.lineStrong};
    background: ${vars.color.surfaceSunken};
  }
  &:disabled::-moz-range-thumb {
    border-color: ${vars.color.lineStrong};
    background: ${vars.color.surfaceSunken};
  }

  ${media.hover} {
    &:hover:not(:disabled)::-webkit-slider-thumb {
      background: ${vars.color.action};
    }
    &:hover:not(:disabled)::-moz-range-thumb {
      background: ${vars.color.action};
    }
  }
`;

export const Marks = styled.div`
  position: relative;
  height: 1.25rem;
  margin-inline: calc(${THUMB} / 2);
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
  font-variant-numeric: tabular-nums;
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  white-space: nowrap;
  transform: translateX(-50%);
`;
