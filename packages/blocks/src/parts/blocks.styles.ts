import { Disclosure } from "@danji/ui/disclosure";
import { Link } from "@danji/ui/provider";
import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

/** The frame of a picture, and of the button over it. */
export const PictureFrame = styled.div`
  position: relative;
`;

/** Paragraphs of running text. */
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

  ${media.print} {
    display: none;
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
