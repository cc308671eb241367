import { media } from "@danji/ui/theme";
import styled from "styled-components";
import { codeFailed } from "./code-failed.ts";

/** Holds what needs the site's code, and takes no place of its own. */
export const ScriptOnly = styled.span`
  display: contents;
  ${media.noScript} {
    display: none;
  }
  ${codeFailed} {
    display: none;
  }
`;

/** Holds the fallback for pages without JavaScript or whose code has failed. */
export const NoScriptOnly = styled.span`
  display: none;
  ${media.noScript} {
    display: contents;
  }
  ${codeFailed} {
    display: contents;
  }
`;
