import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { notPrinted, printedPlain } from "../theme/mixins.styles.ts";
import { vars } from "../theme/vars.ts";

/** Edge of the square that marks a date on the rail; odd, so that the hairline runs through its middle. */
const STOP = "7px";

/** Width of the column of dates: `2027.01.05(화)–01.08(금) (예정)` in one line, and room for the names beside it where that is narrow. */
const DATES = "min(16.5rem, 48%)";

export const Rail = styled.ol`
  border-inline-start: 1px solid ${vars.color.ornament};
  text-align: start;
`;

export const Event = styled.li`
  --pad: ${vars.space[4]};
  position: relative;
  display: grid;
  grid-template-columns: ${DATES} minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding: var(--pad) ${vars.space[5]} var(--pad) ${vars.space[6]};
  break-inside: avoid;

  /* The stop on the rail, at the height of the first line. */
  &::before {
    content: "";
    position: absolute;
    inset-block-start: calc(var(--pad) + (1lh - ${STOP}) / 2);
    inset-inline-start: -4px;
    width: ${STOP};
    height: ${STOP};
    border: 1px solid ${vars.color.lineStrong};
    background: ${vars.color.surface};
  }

  &[data-state="past"] {
    color: ${vars.color.textSubtle};
  }

  /* Filled by the border, which forced colours keep. */
  &:is([data-state="past"], [data-state="next"])::before {
    border-width: 4px 3px 3px 4px;
    border-color: ${vars.color.ornament};
  }

  &[data-state="next"] {
    --pad: ${vars.space[6]};
    background: ${vars.color.surfaceSunken};
  }

  &[data-state="next"]::before {
    border-color: ${vars.color.accent};
    outline: 3px solid ${vars.color.action};
  }

  /* Here the first line is the one of the large title. */
  ${media.desktop} {
    &[data-state="next"]::before {
      inset-block-start: calc(${vars.space[6]} + (${vars.text.title3} * ${vars.leading.title} - ${STOP}) / 2);
    }
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    --pad: ${vars.space[3]};
    row-gap: 0;
  }

  ${media.print} {
    && {
      padding-block: ${vars.space[2]};
      background: none;
      color: inherit;
    }

    &&::before {
      display: none;
    }
  }
`;

export const Day = styled.time`
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.strong`
  font-weight: 600;

  [data-state="past"] > & {
    font-weight: 500;
  }

  [data-state="next"] > & {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title3};
    font-weight: ${vars.weight.display};
    line-height: ${vars.leading.title};
  }

  ${media.mobile} {
    grid-row: 2;
  }
`;

export const Tag = styled.span`
  grid-row: 1;
  grid-column: -2;
  justify-self: end;
  font-size: ${vars.text.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-state="past"] > & {
    font-weight: 400;
  }

  /* Mark of the next date. */
  [data-state="next"] > & {
    padding: ${vars.space[1]} ${vars.space[3]};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    line-height: ${vars.leading.control};
  }

  ${media.print} {
    && {
      padding: 0;
      background: none;
      color: inherit;
    }
  }
`;

export const Remark = styled.p`
  grid-column: 2;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};

  [data-state="past"] > & {
    color: inherit;
  }

  ${media.mobile} {
    grid-column: 1 / -1;
  }

  ${printedPlain}
`;

export const ActionSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-row: 1;
  grid-column: -2;
  justify-self: end;
  gap: ${vars.space[2]} ${vars.space[4]};
  font-size: ${vars.text.small};

  ${Tag} ~ & {
    grid-row: 2;
  }

  ${media.mobile} {
    grid-row: 2;
  }

  ${notPrinted}
`;
