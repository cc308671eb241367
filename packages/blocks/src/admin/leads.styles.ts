import { Form } from "@danji/ui/form";
import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";

/** Lines of a message in a row that is not open. */
const MESSAGE_LINES = 2;

export const SearchForm = styled(Form.Root)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space[3]};

  > div {
    flex: 1 1 8rem;
    max-width: 12rem;
  }
  > div:has([type="search"]) {
    flex-basis: 16rem;
    max-width: 24rem;
  }
  ${media.mobile} {
    > div:nth-child(n) {
      max-width: none;
    }
  }
`;

export const PersonList = styled.ul`
  border-top: 1px solid ${vars.color.text};
`;

/** Wide: name, leads and tools in one row. Narrow: the leads below the others. */
export const PersonItem = styled.li`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${vars.space[1]} ${vars.space[5]};
  padding: ${vars.space[2]};
  border-bottom: 1px solid ${vars.color.line};

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
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const PersonName = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[4]};
  align-items: baseline;
  overflow-wrap: anywhere;

  > h2 {
    /* The display font has only the characters of what everybody sees. */
    font-family: ${vars.font.text};
    font-size: ${vars.text.body};
    font-weight: 600;
  }
  a {
    display: inline-block;
    padding-block: ${vars.space[1]};
    font-variant-numeric: tabular-nums;
  }
`;

export const PersonTools = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[1]};
  grid-area: 1 / -2;

  > button {
    min-width: 5rem;
  }
`;

export const PersonLeads = styled(Stack).attrs({ gap: 2 })`
  grid-area: 1 / 2;
  font-size: ${vars.text.small};

  ${media.mobile} {
    grid-area: 2 / 1 / auto / -1;
  }
`;

export const LeadHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[4]};
  font-variant-numeric: tabular-nums;

  > span:first-child {
    color: ${vars.color.textMuted};
  }
`;

export const QuarantineMark = styled.span`
  padding-inline: ${vars.space[2]};
  border: 1px solid currentcolor;
  border-radius: ${vars.radius.control};
`;

export const LeadMessage = styled.p<{ $whole: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $whole }) => ($whole ? "none" : MESSAGE_LINES)};
`;

export const StateSelect = styled.select`
  min-height: ${vars.control.small};
  padding: ${vars.space[1]} ${vars.space[3]};
  border: 1px solid ${vars.color.lineStrong};
  border-radius: ${vars.radius.control};
  background: ${vars.color.surfaceRaised};
  color: ${vars.color.text};
  /* Below 16px iOS zooms into a field that gets the focus. */
  font-size: max(1rem, ${vars.text.body});
  cursor: pointer;
`;
