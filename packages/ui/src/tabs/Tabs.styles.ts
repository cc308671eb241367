import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { styled } from "styled-components";
import { tabGap, tabItem, tabMark, tabRow } from "../tab-bar/tabRow.styles.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const TabsBox = styled(Root)`
  &[data-orientation="vertical"] {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: start;
    column-gap: ${vars.space[6]};
  }
`;

export const Row = styled.div`
  ${tabRow}
`;

export const TabList = styled(List)`
  display: flex;
  ${tabGap}

  &[data-orientation="vertical"] {
    flex-direction: column;
    gap: 0;
    box-shadow: inset 1px 0 0 ${vars.color.line};
  }

  ${media.print} {
    flex-wrap: wrap;
  }
`;

export const Tab = styled(Trigger)`
  ${tabItem}

  &:disabled {
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
  }

  &[data-state="active"] {
    ${tabMark}
  }

  [data-orientation="vertical"] > & {
    padding-inline: ${vars.space[4]};
    border-width: 0 2px;
  }

  [data-orientation="vertical"] > &[data-state="active"] {
    border-block-end-color: transparent;
    border-inline-start-color: ${vars.color.accent};
  }

  /* Without JavaScript all panels show and none can be selected. */
  ${media.noScript} {
    pointer-events: none;

    &[data-state="active"] {
      border-color: transparent;
      color: ${vars.color.textMuted};
    }
  }
`;

export const Panel = styled(Content)`
  padding-block-start: ${vars.space[6]};

  [data-orientation="vertical"] > & {
    grid-column: 2;
    padding-block-start: 0;
  }

  &[data-state="inactive"] {
    display: none;
  }

  ${media.noScript} {
    &[data-state="inactive"]:not([hidden]) {
      display: block;
    }

    & + & {
      margin-block-start: ${vars.space[6]};
      border-block-start: 1px solid ${vars.color.line};
    }
  }
`;
