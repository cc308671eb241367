import { List, Trigger } from "@radix-ui/react-tabs";
import { styled } from "styled-components";
import { tabItem, tabMark, tabRow } from "../tab-bar/TabBar.styles.ts";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { TabPanel } from "./TabPanel.tsx";

/** What scrolls; the list in it is as wide as its tabs. */
export const Row = styled.div`
  ${tabRow}
`;

export const TabList = styled(List)`
  display: flex;
  gap: inherit;

  ${media.print} {
    flex-wrap: wrap;
  }
`;

export const Tab = styled(Trigger)`
  ${tabItem}

  &:disabled {
    color: ${vars.color.inkSubtle};
    cursor: not-allowed;
  }

  &[data-state="active"] {
    ${tabMark}
  }

  /* Without a script all panels show: nothing is selected, and nothing can be. */
  ${media.noScript} {
    pointer-events: none;

    &[data-state="active"] {
      border-block-end-color: transparent;
      color: ${vars.color.inkMuted};
    }
  }
`;

/** Shown at once: the start of a motion would be one more thing for the first frame to wait for. */
export const Panel = styled(TabPanel)`
  padding-block-start: ${vars.space[6]};

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
