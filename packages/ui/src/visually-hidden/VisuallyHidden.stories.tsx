import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHiddenExample } from "../../tests/examples/VisuallyHidden.tsx";
import { exampleOf, framed } from "../../tests/Specimens.tsx";
import { VisuallyHidden } from "./index.ts";

const meta = {
  title: "Layout/VisuallyHidden · 숨김, screen reader only",
  id: "layout-visuallyhidden",
  component: VisuallyHidden,
  ...exampleOf(VisuallyHidden, VisuallyHiddenExample),
  decorators: [framed],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName("입주자모집공고 PDF 보기 (새 창에서 열림)");
    await expect(canvas.getByText("(새 창에서 열림)").getBoundingClientRect().width).toBe(1);
  },
};

/** Beside a text, and alone where a heading is for the ear only: neither leaves a gap. */
export const AllStates: Story = {
  parameters: { framed: false },
  render: (hidden) => (
    <main style={{ padding: "2rem" }}>
      <p>
        입주자모집공고
        <VisuallyHidden {...hidden} />를 확인하시기 바랍니다.
      </p>
      <VisuallyHidden>화면에 없는 설명</VisuallyHidden>
      <p>견본 단지의 다음 일정입니다.</p>
    </main>
  ),
  play: async ({ canvas }) => {
    const below = canvas.getByText("견본 단지의 다음 일정입니다.");
    const hidden = [canvas.getByText("(새 창에서 열림)"), canvas.getByText("화면에 없는 설명")];
    const { top } = below.getBoundingClientRect();
    for (const text of hidden) {
      const { width, height } = text.getBoundingClientRect();
      await expect([width, height]).toEqual([1, 1]);
      text.style.display = "none";
      await expect(below.getBoundingClientRect().top, "without it nothing moves").toBe(top);
      text.style.display = "";
    }
  },
};
