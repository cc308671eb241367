import { Stack } from "@danji/ui/stack";
import { fluid, media, vars } from "@danji/ui/theme";
import styled from "styled-components";
import { PAGE_INSET } from "../../parts/shell-size.ts";

export const TabsFrame = styled.div`
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding-inline: ${vars.layout.gutter};
`;

export const Content = styled(Stack).attrs({ gap: "section" })`
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding: ${fluid.section} ${vars.layout.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;

/** A page of few words on a quiet surface: errors and what was not found. The header above it needs a dark ground. */
export const PlainPage = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${vars.space[6]};
  min-height: 80vh;
  padding: ${vars.space[32]} ${PAGE_INSET} ${vars.space[20]};
  background: ${vars.color.surfaceInverse};
  color: ${vars.color.onInverse};
`;
