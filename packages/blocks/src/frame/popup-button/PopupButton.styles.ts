import styled from "styled-components";
import { codeMissing } from "./code-missing.ts";

/** Holds what needs the site's code, and takes no place of its own. */
export const ScriptOnly = styled.span`
  display: contents;
  ${codeMissing} {
    display: none;
  }
`;

/** Holds its fallback, a link that works without a script. */
export const NoScriptOnly = styled.span`
  display: none;
  ${codeMissing} {
    display: contents;
  }
`;
