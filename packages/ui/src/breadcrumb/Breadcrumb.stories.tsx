import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BreadcrumbExample } from "../../tests/examples/Breadcrumb.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Breadcrumb } from "./index.ts";

const meta = {
  title: "Navigation/Breadcrumb · 현재 위치, path",
  id: "navigation-breadcrumb",
  component: Breadcrumb.Root,
  ...exampleOf(Breadcrumb.Root, BreadcrumbExample),
  decorators: [framed],
} satisfies Meta<typeof Breadcrumb.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "현재 위치" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "견본 단지",
      "사업안내",
      "분양일정",
    ]);
    await expect(canvas.getByText("분양일정")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Breadcrumb }, BreadcrumbExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: (trail) => (
    <Specimens>
      <SpecimenRow name="on surface">
        <Breadcrumb.Root {...trail} />
      </SpecimenRow>
      <SpecimenRow name="on inverse · long" dark>
        <Breadcrumb.Root aria-label="기사의 위치">
          <Breadcrumb.Link to="#home">견본 단지</Breadcrumb.Link>
          <Breadcrumb.Link to="#business">사업안내</Breadcrumb.Link>
          <Breadcrumb.Current>
            견본 단지, 다음 달 견본주택을 열고 84㎡ 네 가지 타입을 한자리에서 보여 준다
          </Breadcrumb.Current>
        </Breadcrumb.Root>
      </SpecimenRow>
      <StateRows>{(state) => <Breadcrumb.Root aria-label={state}>{trail.children}</Breadcrumb.Root>}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [short, long] = canvas.getAllByRole("navigation");
    for (const trail of [short, long]) {
      await expect(trail?.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
      await expect(trail?.scrollWidth, "a long name goes on below").toBe(trail?.clientWidth);
    }
  },
};
