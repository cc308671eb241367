import { createGlobalStyle } from "styled-components";
import { theme } from "../../packages/ui/src/theme/index.ts";

const { color } = theme;

/** Tables, code and keys of docs pages: one size, heads on the left, the kit's colours. The weight of Storybook's own rules and one more. */
export const DocsLooks = createGlobalStyle`
  .sbdocs-content.sbdocs-content {
    > h2 {
      font-weight: 700;
    }

    > table :is(th, td, p, div, kbd) {
      font-size: 0.875rem;
      line-height: 1.5;
    }

    > table th {
      text-align: start;
    }

    > table tr {
      border-color: ${color.line};
      background: ${color.surface};
      color: ${color.text};

      &:nth-of-type(2n) {
        background: ${color.surfaceSunken};
      }
    }

    > table :is(th, td) {
      border-color: ${color.line};
    }

    :is(p, li, td, th, h3) > code {
      border-color: ${color.line};
      background: ${color.surfaceSunken};
      color: ${color.text};
      font-size: 0.8125rem;
    }
  }
`;
