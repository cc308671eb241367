import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { SlideMenu, type SlideMenuContentProps } from "./index.ts";

const GROUPS = [
  { label: "브랜드", links: ["브랜드 소개", "홍보영상"] },
  { label: "사업안내", links: ["사업개요", "분양일정"] },
  { label: "분양안내", links: ["공급안내", "모집공고"] },
  { label: "단지안내", links: ["단지배치도", "동호수배치도", "커뮤니티"] },
] as const;

function Menu() {
  return (
    <>
      <SlideMenu.Link to="#visit">방문예약</SlideMenu.Link>
      {GROUPS.map((group) => (
        <SlideMenu.Group key={group.label} label={group.label} value={group.label}>
          {group.links.map((link) => (
            <SlideMenu.Link key={link} to={`#${link}`} aria-current={link === "사업개요" ? "page" : undefined}>
              {link}
            </SlideMenu.Link>
          ))}
        </SlideMenu.Group>
      ))}
    </>
  );
}

const meta = {
  title: "Primitives/SlideMenu",
  component: SlideMenu.Content,
  args: { label: "전체 메뉴", children: <Menu /> },
  globals: { viewport: { value: "w360" } },
  render: (content) => (
    <main style={{ minHeight: "150vh", padding: "1rem" }}>
      <SlideMenu.Root>
        <SlideMenu.Trigger asChild>
          <Button variant="secondary">메뉴 열기</Button>
        </SlideMenu.Trigger>
        <SlideMenu.Content {...content} />
      </SlideMenu.Root>
    </main>
  ),
} satisfies Meta<typeof SlideMenu.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("button", { name: "메뉴 열기" });
const group = (name: string) => screen.getByRole("button", { name });
const openMenu = () => screen.findByRole("dialog", { name: "전체 메뉴" });

async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

export const Default: Story = {};

const renderOpen = (content: SlideMenuContentProps) => (
  <SlideMenu.Root defaultOpen>
    <SlideMenu.Content {...content} />
  </SlideMenu.Root>
);

export const AllStates: Story = {
  args: { defaultGroup: "사업안내" },
  render: renderOpen,
  play: async () => {
    await openMenu();
    await expect(group("사업안내")).toHaveAttribute("aria-expanded", "true");
  },
};

export const FromTheLeft: Story = {
  args: { side: "left" },
  render: renderOpen,
  play: async () => {
    await waitFor(async () => expect((await openMenu()).getBoundingClientRect().left).toBe(0));
  },
};

export const OneGroupAtATime: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await openMenu();
    await expect(screen.queryByRole("link", { name: "사업개요" })).toBeNull();

    await userEvent.click(group("사업안내"));
    await screen.findByRole("link", { name: "사업개요" });
    await expect(group("사업안내")).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(group("단지안내"));
    await screen.findByRole("link", { name: "커뮤니티" });
    await expect(group("사업안내")).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(screen.queryByRole("link", { name: "사업개요" })).toBeNull());

    await userEvent.click(group("단지안내"));
    await waitFor(() => expect(screen.queryByRole("link", { name: "커뮤니티" })).toBeNull());
    for (const { label } of GROUPS) await expect(group(label)).toHaveAttribute("aria-expanded", "false");
  },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    await openMenu();
    await waitFor(() => expect(group("메뉴 닫기")).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "방문예약" })).toHaveFocus();
    await userEvent.tab();
    await expect(group("브랜드")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("link", { name: "브랜드 소개" });
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "브랜드 소개" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** What hides in a closed group cannot be reached by Tab. */
export const ClosedGroupsAreSkipped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await openMenu();
    await waitFor(() => expect(group("메뉴 닫기")).toHaveFocus());
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < GROUPS.length + 2; stop += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? null);
    }
    await expect(stops).toEqual(["방문예약", ...GROUPS.map(({ label }) => label), "×"]);
  },
};

export const BackAndCrossClose: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await openMenu();
    history.back();
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());

    await userEvent.click(trigger());
    await openMenu();
    await userEvent.click(group("메뉴 닫기"));
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
