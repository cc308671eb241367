/** `FactTable` becomes `fact-table`: the name of the folder, and of the subpath that others import. */
export function folderName(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/**
 * Returns the files that a primitive begins with, by their paths from its folder: a button that does nothing yet, with stories and
 * tests that already pass.
 *
 * @param name Name of the component, such as `FactTable`.
 */
export function primitiveFiles(name: string): Readonly<Record<string, string>> {
  return {
    [`${name}.tsx`]: component(name),
    [`${name}.styles.ts`]: styles(name),
    [`${name}.stories.tsx`]: stories(name),
    [`${name}.test.tsx`]: tests(name),
    [`../../tests/examples/${name}.tsx`]: example(name),
    "index.ts": `export { ${name}, type ${name}Props } from "./${name}.tsx";\n`,
  };
}

const component = (name: string) => `"use client";
import type { ComponentProps } from "react";
import { ${name}Box } from "./${name}.styles.ts";

/** Props of \`${name}\`: those of its \`<button>\`. */
export type ${name}Props = ComponentProps<"button">;

/**
 * What it is, in one sentence.
 *
 * Use it where … . Do not use it where … .
 *
 * Keys: Enter and Space … .
 */
export function ${name}({ type = "button", ...button }: ${name}Props) {
  return <${name}Box {...button} type={type} />;
}
`;

const example = (name: string) => `import { ${name} } from "@danji/ui/${folderName(name)}";

export function ${name}Example() {
  return <${name}>견본 단지 보기</${name}>;
}
`;

const styles = (name: string) => `import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";

export const ${name}Box = styled.button\`
  min-height: \${vars.control.medium};
  padding: 0 \${vars.space[5]};
  border: 1px solid \${vars.color.lineStrong};
  border-radius: \${vars.radius.control};
  background: transparent;
  color: \${vars.color.text};

  &:disabled {
    border-color: \${vars.color.line};
    color: \${vars.color.textSubtle};
  }

  \${media.print} {
    border: 0;
    padding: 0;
  }
\`;
`;

const stories = (name: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ${name}Example } from "../../tests/examples/${name}.tsx";
import { exampleOf } from "../../tests/exampleOf.tsx";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { ${name} } from "./index.ts";

const meta = {
  title: "Actions/${name}",
  component: ${name},
  ...exampleOf(${name}, ${name}Example, { onClick: fn() }),
  decorators: [framed],
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "견본 단지 보기" })).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (props) => (
    <Specimens>
      <SpecimenRow name="default · disabled">
        <${name} {...props} />
        <${name} {...props} disabled />
      </SpecimenRow>
      <StateRows>{() => <${name} {...props} />}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const disabled = canvas.getAllByRole<HTMLButtonElement>("button").map((button) => button.disabled);
    await expect(disabled).toEqual([false, true, false, false]);
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByText("견본 단지 보기")).toBeVisible();
  },
};
`;

const tests = (name: string) => `import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { ${name} } from "./index.ts";

describe("${name}", () => {
  it("hydrates without a change", async () => {
    const { served, hydrated, errors, left } = await hydrate(<${name}>견본 단지 보기</${name}>);
    expect(served).toContain("견본 단지 보기");
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("hands ref and props to its one node", () => {
    const ref = createRef<HTMLButtonElement>();
    const { getByRole } = render(<${name} ref={ref} data-part="root" />);
    expect(ref.current).toBe(getByRole("button"));
    expect(ref.current?.dataset["part"]).toBe("root");
  });
});
`;
