import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useRef, useState } from "react";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Popup } from "../popup/index.ts";
import { expectClosed, expectNothingLeft } from "./modal.plays.ts";
import { back, forward, goTo, hasMarker, routerHistory, routerKeys, startRouter, usePage } from "./router.fixture.ts";
import { HistoryContext } from "../provider/overlay-history.ts";
import { browserHistory } from "../provider/index.ts";

/** A page of a site with a router, and a popup over all pages that takes itself off. */
function Scene() {
  const page = usePage();
  const [mounted, setMounted] = useState(true);
  return (
    <main>
      <h1>{page === "" ? "첫 화면" : page}</h1>
      {mounted && (
        <Popup.Root>
          <Popup.Trigger asChild>
            <Button>관심고객 등록</Button>
          </Popup.Trigger>
          <Popup.Content label="관심고객 등록">
            <Button onClick={() => goTo("press")}>언론보도</Button>
            <Button onClick={() => setMounted(false)}>팝업 없애기</Button>
          </Popup.Content>
        </Popup.Root>
      )}
    </main>
  );
}

/** Back, Forward and the router while an overlay is open. */
const meta = {
  title: "Overlays/Popup/Back",
  component: Scene,
  decorators: [
    (Story) => (
      <HistoryContext value={routerHistory}>
        <Story />
      </HistoryContext>
    ),
  ],
  // Stories end on the entry on which they started, so that the next one starts where it expects to.
  beforeEach: () => startRouter(),
  tags: ["!autodocs", "!dev"],
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<void> {
  screen.getByRole("button", { name: "관심고객 등록" }).click();
  await screen.findByRole("dialog");
  await expect(hasMarker()).toBe(true);
}

/** Expects a page without an overlay: neither its entry nor its scroll lock is left. */
async function expectPage(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(name));
  await waitFor(() => expect(hasMarker()).toBe(false));
  await expectNothingLeft();
}

export const BackCloses: Story = {
  play: async () => {
    goTo("plan");
    const keys = routerKeys();
    for (const _ of ["first", "second", "third"]) {
      await open();
      await expect(routerKeys()).toEqual(keys);
      await back();
      await expectClosed();
      await expectPage("plan");
      await expect(routerKeys()).toEqual(keys);
    }
    // Forward leads to the entry of the popup, which is not opened again.
    await forward();
    await expectPage("plan");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await back();
    await expectPage("첫 화면");
  },
};

export const Navigation: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    const keys = routerKeys();
    await open();
    await expect(Object.keys(history)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "언론보도" }));
    await expectClosed();
    await expectPage("press");
    await back();
    await expectPage("plan");
    await expect(routerKeys()).toEqual(keys);
    await forward();
    await expectPage("press");
    await back();
    await back();
    await expectPage("첫 화면");
  },
};

export const NavigationDuringBack: Story = {
  tags: ["slow"],
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    const go = history.go.bind(history);
    const spy = spyOn(history, "go").mockImplementationOnce((delta) => {
      go(delta);
      queueMicrotask(() => goTo("press"));
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(spy).toHaveBeenCalled());
    spy.mockRestore();
    await expectClosed();
    await waitFor(() => expect(location.hash).toBe("#press"));
    await expectPage("press");
    await back();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

export const SamePageLink: Story = {
  tags: ["slow"],
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    goTo("plan", { replace: true });
    await waitFor(() => expect(hasMarker()).toBe(true));
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

export const Unmounting: Story = {
  tags: ["slow"],
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    await userEvent.click(screen.getByRole("button", { name: "팝업 없애기" }));
    await expectClosed();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

function PagesThatTakeTheFocus() {
  const page = usePage();
  const [open, setOpen] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), [page]);
  return (
    <main>
      <h1 key={page} ref={headingRef} tabIndex={-1}>
        {page === "" ? "첫 화면" : page}
      </h1>
      <Button onClick={() => setOpen(true)}>머리글에서 등록</Button>
      <Button onClick={() => setOpen(true)}>바닥글에서 등록</Button>
      <Popup.Root open={open} onOpenChange={setOpen}>
        <Popup.Content label="관심고객 등록">
          <Button onClick={() => goTo("press")}>언론보도</Button>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

export const PageFocus: Story = {
  tags: ["slow"],
  render: () => (
    <StrictMode>
      <PagesThatTakeTheFocus />
    </StrictMode>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "머리글에서 등록" }));
    await userEvent.click(await screen.findByRole("button", { name: "언론보도" }));
    await expectClosed();
    await expectPage("press");
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());

    // The next time, the focus returns to the button that opened it then.
    const second = screen.getByRole("button", { name: "바닥글에서 등록" });
    await userEvent.click(second);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await waitFor(() => expect(second).toHaveFocus());
    await expectPage("press");
    await back();
    await expectPage("첫 화면");
  },
};

/** The path is the page: a search parameter or a fragment that changes in a popup belongs to the popup's entry. */
export const AddressChange: Story = {
  tags: ["slow"],
  render: () => (
    <HistoryContext value={browserHistory}>
      <main>
        <h1>첫 화면</h1>
        <Popup.Root>
          <Popup.Trigger asChild>
            <Button>관심고객 등록</Button>
          </Popup.Trigger>
          <Popup.Content label="관심고객 등록">
            <Button onClick={() => history.pushState({ idx: 1 }, "", "?type=84A")}>84A</Button>
            <a href="#plan">평면도</a>
          </Popup.Content>
        </Popup.Root>
      </main>
    </HistoryContext>
  ),
  play: async ({ userEvent }) => {
    const { href } = location;
    for (const change of ["84A", "평면도"]) {
      await open();
      await userEvent.click(screen.getByText(change));
      await waitFor(() => expect(location.href).not.toBe(href));
      await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await expectClosed();
      await expectPage("첫 화면");
      await waitFor(() => expect(location.href).toBe(href));
    }
  },
};
