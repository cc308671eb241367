import { styled } from "styled-components";
import { elements, elementStyles, oneScheme, textStyle } from "../reset/element.styles.ts";
import type { Theme } from "../theme/theme.ts";
import { darkCss, themeCss } from "../theme/vars.ts";

/** Element that carries a theme. The rules for elements inside have no more weight than those of a page's reset. */
export const ScopeElement = styled.div<{ $theme: Theme }>`
  ${({ $theme }) => themeCss($theme)}
  ${textStyle}
  ${oneScheme}
  ${({ $theme }) => darkCss($theme, " &")}

  div:where(&) {
    ${elements}
  }

  :where(&) {
    ${elementStyles()}
  }
`;
