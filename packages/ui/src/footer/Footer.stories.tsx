import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { FooterExample } from "../../tests/examples/Footer.tsx";
import { exampleOf } from "../../tests/exampleOf.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Footer } from "./index.ts";
import { ifShown } from "../../tests/shown.ts";

const meta = {
  title: "Navigation/Footer · 바닥글",
  id: "navigation-footer",
  component: Footer.Root,
  ...exampleOf(Footer.Root, FooterExample),
} satisfies Meta<typeof Footer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const familySites = (canvas: Canvas) => canvas.getByRole("button", { name: "패밀리 사이트" });

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    const pages = within(footer.getByRole("navigation", { name: "전체 페이지" }));
    const group = within(pages.getByRole("list", { name: "사업안내" }));
    await expect(group.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["사업개요", "분양일정"]);
    await expect(footer.getByRole("list", { name: "유의사항" })).toBeVisible();
    await expect(familySites(canvas)).toHaveAttribute("aria-expanded", "false");
  },
};

export const AllStates: Story = {
  render: (footer) => (
    <>
      <Specimens>
        <StateRows wide dark>
          {(state) => (
            <Footer.Navigation label={state}>
              <Footer.Group title="입지환경">
                <Footer.Link to="#location">오시는 길</Footer.Link>
              </Footer.Group>
            </Footer.Navigation>
          )}
        </StateRows>
      </Specimens>
      <Footer.Root {...footer} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(familySites(canvas));
    await waitFor(() => expect(canvas.getByRole("region", { name: "패밀리 사이트" })).toBeVisible());
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(ifShown(page.getByRole("link", { name: "견본건설 (새 창)" }))).not.toBeNull();
  },
};
