import styled from "styled-components";

/** Selector of a component while no code answers its controls: without JavaScript, before `bootstrap.ts` runs, and once the code has failed. */
export const codeMissing = ":root:not([data-code=loading]) &";

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
