import { Stack } from "@danji/ui/stack";
import { media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET } from "../parts/shell-size.ts";

/** Up to this width there is no room beside a title for two buttons in a row. */
const STACKED_MAX_WIDTH = "30rem";

/** The low head of the page: work begins right below it. */
export const AdminHead = styled.div`
  padding: calc(var(--danji-header-height) + ${vars.space[4]}) ${PAGE_INSET} ${vars.space[4]};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};

  h1 {
    font-size: ${vars.text.title3};
  }
`;

export const AdminBody = styled.div`
  display: grid;
  gap: ${vars.space[8]};
  padding: ${vars.space[8]} ${PAGE_INSET} ${vars.space[20]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[8]};
  }
  > [hidden] {
    display: none;
  }
  h2 {
    font-size: ${vars.text.title3};
  }
  h3 {
    font-size: ${vars.text.lead};
  }
`;

export const Login = styled.section`
  display: grid;
  gap: ${vars.space[6]};

  > p {
    color: ${vars.color.textMuted};
  }
`;

export const Panel = styled(Stack).attrs({ forwardedAs: "section", gap: 8 })`
  padding-top: ${vars.space[8]};
`;

/** Why a request failed; takes no room while empty. */
export const Failure = styled.p`
  color: ${vars.color.danger};

  &:empty {
    display: none;
  }
`;

export const Success = styled.p`
  color: ${vars.color.textMuted};

  &:empty {
    display: none;
  }
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
  list-style: none;

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
