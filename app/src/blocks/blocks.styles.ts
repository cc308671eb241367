import { media, vars } from "@danji/ui/theme";
import styled, { css } from "styled-components";

export const Prose = styled.div`
  display: grid;
  gap: ${vars.space[4]};
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
    color: ${vars.color.inkSubtle};
    font-family: ${vars.font.display};
    font-variant-numeric: tabular-nums;
  }
`;

export const NoticeBlock = styled.ul`
  ${bulleted}
  max-width: none;
  padding: ${vars.space[6]};
  background: ${vars.color.ivoryDeep};
  color: ${vars.color.inkMuted};
  font-size: ${vars.text.small};

  li::before {
    content: "※";
    position: absolute;
    left: 0;
  }
`;

export const FactList = styled.dl`
  border-top: 1px solid ${vars.color.ink};

  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) 3fr;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[4]};
    border-bottom: 1px solid ${vars.color.line};
  }
  dt {
    color: ${vars.color.inkMuted};
  }
  dd {
    display: grid;
    gap: ${vars.space[1]};
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-left: 0.2em;
    font-size: 0.85em;
  }
  em {
    color: ${vars.color.inkMuted};
    font-size: ${vars.text.small};
    font-style: normal;
  }
`;

export const Numerals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${vars.space[8]} ${vars.space[6]};

  > div {
    padding-top: ${vars.space[4]};
    border-top: 1px solid ${vars.color.ink};
  }
  dt {
    color: ${vars.color.inkMuted};
    font-size: ${vars.text.small};
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.title1};
    line-height: ${vars.leading.title};
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-left: 0.15em;
    font-size: 0.45em;
  }
  em {
    display: block;
    color: ${vars.color.inkMuted};
    font-family: ${vars.font.text};
    font-size: ${vars.text.small};
    font-style: normal;
  }
`;

export const Source = styled.p`
  margin-top: ${vars.space[3]};
  color: ${vars.color.inkSubtle};
  font-size: ${vars.text.caption};
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space[10]} ${vars.space[6]};

  li {
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    padding-top: ${vars.space[4]};
    border-top: 1px solid ${vars.color.sand};
  }
  li:has(picture) {
    padding-top: 0;
    border-top: 0;
  }
  picture {
    height: auto;
    aspect-ratio: 3 / 2;
    margin-bottom: ${vars.space[2]};
  }
  p {
    color: ${vars.color.inkMuted};
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
