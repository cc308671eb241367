import { extractComponentProps } from "storybook/internal/docs-tools";
import type { Part } from "../../packages/ui/tests/kit.ts";

/** What comments say of a prop that assistive technology reads. */
const READ = /\b(?:accessible|alternative text|announce[ds]?|screen readers?|assistive)\b/i;

/** What tests hold for every component. */
const OF_ALL = `- Its stories have no violation of WCAG 2.2 A and AA that axe knows.
- Targets are 48px high, 40px where space is scarce.
- [Foundations](?path=/docs/foundations--docs) has the measured contrasts.`;

/** Returns in Markdown which props name parts for assistive technology or are announced, and what holds for all. */
export function accessibilityOf(parts: readonly Part[]): string {
  const names = parts.flatMap(({ name, component }) =>
    extractComponentProps(component, "props")
      .filter(({ docgenInfo }) => READ.test(docgenInfo.description))
      .map(({ propDef, docgenInfo }) => `- \`${name}\` **${propDef.name}**: ${docgenInfo.description}`),
  );
  return [...names, OF_ALL].join("\n");
}
