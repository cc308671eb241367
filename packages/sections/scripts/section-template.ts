/** Returns the files of a new section by name: what it shows, its styles, its stories and its test. */
export function sectionFiles(name: string): Record<string, string> {
  return {
    [`${name}.tsx`]: `import { ${name}Root } from "./${name}.styles.ts";

interface ${name}Props {
  heading: string;
  /** What the section says, paragraph by paragraph. */
  paragraphs: readonly string[];
}

/** Renders … */
export function ${name}({ heading, paragraphs }: ${name}Props) {
  return (
    <${name}Root>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </${name}Root>
  );
}
`,
    [`${name}.styles.ts`]: `import { vars } from "@danji/ui/theme";
import styled from "styled-components";

export const ${name}Root = styled.section\`
  display: grid;
  gap: \${vars.space[4]};
  color: \${vars.color.text};
\`;
`,
    [`${name}.stories.tsx`]: `import { inComplex, LONG_TEXT } from "../../tests/in-complex.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { ${name} } from "./${name}.tsx";

function Sample() {
  const { hero } = useComplex().complex.home;
  return <${name} heading={hero.subline} paragraphs={hero.headline} />;
}

export default { title: "Sections/${name}", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
`,
    [`${name}.test.tsx`]: `import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { ${name} } from "./${name}.tsx";

it("heads its paragraphs", () => {
  const { getByRole, getByText } = render(<${name} heading="제목" paragraphs={["첫 문단"]} />);
  expect(getByRole("heading", { level: 2 }).textContent).toBe("제목");
  expect(getByText("첫 문단")).toBeDefined();
});
`,
  };
}
