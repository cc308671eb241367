import { Stack } from "@danji/ui/stack";
import { hiddenIn, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { plainButton, retryTarget } from "../parts/fragments.styles.ts";

export const Finder = styled(Stack)`
  ${hiddenIn(media.noScript)}
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    gap: ${vars.space[10]};
  }
`;

export const Choose = styled.div`
  min-width: 0;

  [role="tabpanel"][data-state="active"] {
    display: grid;
    gap: ${vars.space[6]};
    padding-top: ${vars.space[5]};
  }
`;

export const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space[3]};
`;

export const Conditions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[5]} ${vars.space[3]};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

export const Found = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Failed = styled(Stack)`
  font-size: ${vars.text.small};
`;

export const FoundList = styled.ol`
  border-top: 1px solid ${vars.color.text};

  li {
    border-bottom: 1px solid ${vars.color.line};
  }
  button {
    ${plainButton}
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${vars.space[3]};
    width: 100%;
    min-height: ${vars.control.medium};
    padding: ${vars.space[2]} ${vars.space[3]};
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  button[aria-pressed="true"] {
    background: ${vars.color.surfaceSunken};
    box-shadow: inset 3px 0 ${vars.color.action};
  }
  b {
    font-weight: 600;
  }
  span:last-child {
    grid-column: 1 / -1;
  }
  ${media.hover} {
    button:hover {
      background: ${vars.color.surfaceSunken};
    }
  }
`;

export const Answer = styled(Stack)`
  padding-top: ${vars.space[8]};
  border-top: 1px solid ${vars.color.text};
`;

export const FlatTitle = styled(Stack)`
  row-gap: ${vars.space[1]};

  h3 {
    font-size: ${vars.text.title1};
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space[6]};
  margin-top: ${vars.space[6]};

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
  dd {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.caption};
    font-variant-numeric: tabular-nums;
  }
  dt + dd {
    color: ${vars.color.text};
    font: ${vars.weight.display} ${vars.text.title2} / ${vars.leading.title} ${vars.font.display};
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[4]};

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Rule = styled(Stack)`
  padding: ${vars.space[6]};
  background: ${vars.color.surfaceSunken};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: baseline;
    gap: ${vars.space[4]};
    padding-block: ${vars.space[3]};
    border-top: 1px solid ${vars.color.line};
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  > p {
    max-width: ${vars.measure};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
  }
`;

export const Verdict = styled.span`
  min-width: 3em;
  font-weight: 600;
  text-align: end;

  &[data-state="met"] {
    color: ${vars.color.success};
  }
  &[data-state="missed"] {
    color: ${vars.color.danger};
  }
`;

/** The plan's place, as large as the turned plan. */
export const Lying = styled.div`
  ${retryTarget}
  position: relative;
  overflow: hidden;
`;

export const Turned = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  translate: -50% -50%;

  /* Too small to be read where the plan is turned in a narrow window. */
  ${media.mobile} {
    .plan-labels {
      display: none;
    }
  }
`;

export const Compass = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.caption};

  &::before {
    content: "▲";
    display: block;
    text-align: center;
  }
`;
