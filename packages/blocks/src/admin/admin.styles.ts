import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET } from "../parts/shell-size.ts";
import { Welcome } from "../press/press.styles.ts";

/** Up to this width there is no room beside a title for two buttons in a row. */
const STACKED_MAX_WIDTH = "30rem";

/** The low head of the page: work begins right below it. */
export const AdminHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[5]};
  padding: ${vars.space[2]} ${PAGE_INSET};
  border-bottom: 1px solid ${vars.color.line};
  background: ${vars.color.surfaceSunken};

  > h1 {
    font-size: ${vars.text.body};
  }
  > ${Welcome} {
    display: contents;
  }
  > ${Welcome} > p:first-child {
    margin-inline-end: auto;
  }
`;

export const AdminBody = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  padding: ${vars.space[3]} ${PAGE_INSET} ${vars.space[12]};
  outline: none;

  h2 {
    font-size: ${vars.text.title3};
  }
  h3 {
    font-size: ${vars.text.lead};
  }
`;

export const Login = styled(Stack).attrs({ forwardedAs: "section", gap: 6 })`
  > p {
    color: ${vars.color.textMuted};
  }
`;

export const Panel = styled(Stack).attrs({ forwardedAs: "section", gap: 5 })``;

export const TabCount = styled.span`
  margin-inline-start: ${vars.space[2]};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.small};
  font-variant-numeric: tabular-nums;
`;

/** Why a request failed; takes no room while empty. */
export const Failure = styled.p`
  color: ${vars.color.danger};

  &:empty {
    display: none;
  }
`;

export const Success = styled(Failure)`
  color: ${vars.color.textMuted};
`;

export const Actions = styled(Stack).attrs({ direction: "row", gap: 2 })``;

export const ActionCell = styled.td`
  > div {
    flex-wrap: nowrap;
  }
  @media (max-width: ${STACKED_MAX_WIDTH}) {
    > div {
      flex-direction: column;
    }
  }
`;

export const PopupActions = styled(Actions)`
  justify-content: flex-end;
  padding-top: ${vars.space[5]};

  ${media.mobile} {
    > button {
      flex: 1;
    }
  }
`;

export const LogList = styled.ul`
  border-top: 1px solid ${vars.color.text};

  li {
    display: grid;
    grid-template-columns: 11rem 16rem minmax(0, 1fr);
    gap: ${vars.space[1]} ${vars.space[5]};
    padding: ${vars.space[3]} ${vars.space[2]};
    border-bottom: 1px solid ${vars.color.line};
    overflow-wrap: anywhere;
  }
  span {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Version = styled(Stack)`
  max-width: 40rem;
  padding: ${vars.space[5]};
  border: 1px solid ${vars.color.line};
  border-left: 3px solid ${vars.color.action};
`;

export const VersionTexts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[4]};
  width: 100%;

  dt {
    color: ${vars.color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
