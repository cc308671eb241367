import { media } from "@danji/ui/theme";
import styled from "styled-components";

/** Holds what needs a script, and takes no place of its own. */
export const ScriptOnly = styled.span`
  display: contents;
  ${media.noScript} {
    display: none;
  }
`;

/** Holds what stands in where no script runs. */
export const NoScriptOnly = styled.span`
  display: none;
  ${media.noScript} {
    display: contents;
  }
`;
