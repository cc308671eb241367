import { fluid, media, vars } from "@danji/ui/theme";
import styled from "styled-components";

export const TabsFrame = styled.div<{ $wideOnly: boolean | undefined }>`
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding-inline: ${vars.layout.gutter};

  ${media.mobile} {
    ${({ $wideOnly }) => $wideOnly && "display: none;"}
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${fluid.section};
  width: min(100%, calc(${vars.layout.page} + 2 * ${vars.layout.gutter}));
  margin-inline: auto;
  padding: ${fluid.section} ${vars.layout.gutter};

  ${media.print} {
    padding-inline: 0;
  }
`;
