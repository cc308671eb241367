import { createGlobalStyle } from "styled-components";
import { media, vars } from "../../packages/ui/src/theme/index.ts";
import { edgeFade } from "../../packages/ui/src/theme/edgeFade.styles.ts";

const { color } = vars;

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
    /* A story is on the ground of its own theme. */
    :is(p, li, td, th, h3, a):not(.docs-story *) > code {
      border-color: ${color.line};
      background: ${color.surfaceSunken};
      color: ${color.text};
      font-size: 0.8125rem;
      white-space: normal;
      overflow-wrap: break-word;
    }
    > table :is(p, td, a):not(.docs-story *) > code {
      padding: 0;
      border: 0;
      background: none;
    }
    ${media.mobile} {
      > table {
        display: block;
        overflow-x: auto;
        ${edgeFade}
      }
      > table td:last-child {
        min-width: 14rem;
      }
    }
  }
  .toc-wrapper.toc-wrapper.toc-wrapper {
    :is(.toc-list, .toc-list .toc-list) {
      border-color: ${color.line};
    }
    .is-active-li::before {
      border-color: ${color.text};
    }
    .toc-list .toc-list .toc-list-item {
      margin-inline-start: 12px;
      font-size: 0.75rem;
    }
    a {
      color: ${color.textMuted};
      overflow-wrap: anywhere;
    }
    .is-active-li > a {
      color: ${color.text};
    }
  }
`;
