import { Disclosure } from "@danji/ui/disclosure";
import { Link } from "@danji/ui/provider";
import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

export const PictureFrame = styled.div`
  position: relative;
`;

export const Prose = styled(Stack)`
  max-width: ${vars.measure};
`;

const bulleted = css`
  display: grid;
  gap: ${vars.space[2]};
  max-width: ${vars.measure};

  li {
    position: relative;
    padding-left: ${vars.space[5]};
  }
`;

export const BulletList = styled.ul`
  ${bulleted}

  li::before {
    content: "";
    position: absolute;
    top: 0.8em;
    left: 0;
    width: 0.5rem;
    height: 1px;
    background: ${vars.color.lineStrong};
  }
`;

export const NumberList = styled.ol`
  ${bulleted}
  counter-reset: step;

  li {
    counter-increment: step;
    padding-left: ${vars.space[8]};
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    color: ${vars.color.textSubtle};
    font-family: ${vars.font.display};
    font-variant-numeric: tabular-nums;
  }
`;

export const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]} ${vars.space[6]};
`;

export const CalendarOfAll = styled.p`
  margin-top: ${vars.space[6]};

  ${hiddenIn(media.print)}
`;

/** Words beside their terms, between hairlines. `--terms` is the width of the terms. */
export const TermList = styled.dl`
  border-block-start: 1px solid ${vars.color.text};

  > div {
    display: grid;
    grid-template-columns: var(--terms, 5.5rem) minmax(0, 1fr);
    gap: ${vars.space[4]};
    padding-block: ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.line};
  }
  dt {
    color: ${vars.color.textMuted};
  }
`;

/** A heading of closed content that keeps to the column. */
export const PlainHeading = styled(Disclosure.Heading)`
  padding-inline: 0;
  font-size: ${vars.text.body};
`;

/** A quiet link on a line of its own, as high as a finger needs it (WCAG 2.5.8). */
export const QuietLink = styled(Link)`
  display: inline-block;
  padding-block: ${vars.space[1]};
  color: inherit;
  font-size: ${vars.text.small};
`;

export const CaptionLine = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space[4]};
  margin-top: ${vars.space[2]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};
`;

/** At the end of its line, and never broken. */
export const Made = styled.small`
  margin-inline-start: auto;
  color: ${vars.color.textSubtle};
  font-size: inherit;
  white-space: nowrap;
`;

export const Unbroken = styled.span`
  white-space: nowrap;
`;

/** A value that is not known before the recruitment announcement. */
export const AtNoticeMark = styled.span`
  display: inline-block;
  padding: 0 ${vars.space[2]};
  border: 1px dashed ${vars.color.line};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  font-weight: 400;
  white-space: nowrap;
`;
