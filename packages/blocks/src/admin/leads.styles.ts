import { Form } from "@danji/ui/form";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const SearchForm = styled(Form.Root)`
  grid-template-columns: minmax(0, 24rem) auto auto;
  align-items: end;
  justify-content: start;
  gap: ${vars.space[3]};

  > select {
    grid-column: 1 / -1;
    justify-self: start;
    max-width: 100%;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const LeadList = styled.ul`
  border-top: 1px solid ${vars.color.text};
  list-style: none;
`;

/** Wide: one row under the others. Narrow: a card. */
export const LeadItem = styled.li`
  display: grid;
  grid-template-columns: 9rem 10rem minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[2]} ${vars.space[5]};
  padding: ${vars.space[5]} ${vars.space[2]};
  border-bottom: 1px solid ${vars.color.line};

  & h2 {
    overflow-wrap: anywhere;
    font-size: ${vars.text.body};
  }
  &[data-state="new"] h2::after {
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-left: ${vars.space[2]};
    border-radius: 50%;
    background: ${vars.color.accent};
    content: "";
  }
  &[data-state="done"] {
    background: ${vars.color.surfaceSunken};
  }
  a {
    display: inline-block;
    padding-block: ${vars.space[1]};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Marks a lead in quarantine. */
export const QuarantineMark = styled.p`
  width: fit-content;
  padding-inline: ${vars.space[2]};
  border: 1px solid currentcolor;
  border-radius: ${vars.radius.control};
  font-size: ${vars.text.small};
`;

export const LeadHead = styled.p`
  display: grid;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  font-variant-numeric: tabular-nums;

  ${media.mobile} {
    display: flex;
    justify-content: space-between;
  }
`;

export const LeadFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  font-size: ${vars.text.small};

  > div {
    display: flex;
    gap: ${vars.space[2]};
  }
  dt {
    color: ${vars.color.textMuted};
    white-space: nowrap;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const LeadMessage = styled.p`
  grid-column: 3;
  overflow-wrap: anywhere;
  white-space: pre-line;

  ${media.mobile} {
    grid-column: auto;
  }
`;

export const LeadEnd = styled.div`
  display: grid;
  grid-column: 4;
  grid-row: 1 / span 2;
  gap: ${vars.space[2]};

  ${media.mobile} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    grid-column: auto;
    grid-row: auto;
  }
`;

export const StateSelect = styled.select`
  min-width: 7rem;
  min-height: ${vars.control.medium};
  padding: ${vars.space[2]} ${vars.space[3]};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.control};
  background: ${vars.color.surfaceRaised};
  color: ${vars.color.text};
  /* Below 16px iOS zooms into a field that gets the focus. */
  font-size: max(1rem, ${vars.text.body});
  cursor: pointer;
`;
