import { createGlobalStyle } from "styled-components";
import { theme } from "../../packages/ui/src/theme/index.ts";

const { color } = theme;

/** Tables, code and keys of docs pages: one size, heads on the left, the kit's colours. The class twice outweighs Storybook's rules. */
export const DocsLooks = createGlobalStyle`
  .sbdocs-content.sbdocs-content {
    > table :is(th, td, p, div, kbd) {
      border-color: ${color.line};
      font-size: 0.875rem;
      text-align: start;
    }
    > table tr {
      background: ${color.surface};
    }
    > table tr:nth-of-type(2n) {
      background: ${color.surfaceSunken};
    }
    :is(p, li, td, th, h3) > code {
      border-color: ${color.line};
      background: ${color.surfaceSunken};
      color: ${color.text};
      font-size: 0.8125rem;
    }
  }
`;
