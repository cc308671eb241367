import { Content, List, Trigger } from "@radix-ui/react-tabs";
import { styled } from "styled-components";
import { tabGap, tabItem, tabMark, tabRow } from "../tab-bar/tabRow.styles.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const Row = styled.div`
  ${tabRow}
`;

export const TabList = styled(List)`
  display: flex;
  ${tabGap}

  ${media.print} {
    flex-wrap: wrap;
  }
`;

export const Tab = styled(Trigger)`
  ${tabItem}

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  &[data-state="active"] {
    ${tabMark}
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
  /* Room for the focus ring beside the text. */
  margin-inline: calc(-1 * ${vars.space[1]});
  padding: ${vars.space[6]} ${vars.space[1]} 0;

  ${media.print} {
    margin-inline: 0;
    padding-inline: 0;
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
