"use client";
import { createGlobalStyle } from "styled-components";
import type { Theme } from "../theme/theme.ts";
import { themeCss } from "../theme/vars.ts";

/** The tokens of a page. */
export const Tokens = createGlobalStyle<{ $theme: Theme }>`
  :root { ${({ $theme }) => themeCss($theme)} }
`;
