import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useRef, useState } from "react";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Popup } from "../popup/index.ts";
import { expectClosed, expectNothingLeft } from "./modal.plays.ts";
import { back, forward, goTo, hasMarker, routerKeys, startRouter, usePage } from "./router.fixture.ts";

interface SceneProps {
  /** Whether the popup is on the page from the start. */
  mounted: boolean;
}

/** A page of a site with a router, a popup over all pages and a button that takes the popup off. */
function Scene({ mounted: mountedAtStart }: SceneProps) {
  const page = usePage();
  const [mounted, setMounted] = useState(mountedAtStart);
  return (
    <main>
      <h1>{page === "" ? "첫 화면" : page}</h1>
      <Button onClick={() => setMounted((current) => !current)}>팝업 떼고 붙이기</Button>
      {mounted && (
        <Popup.Root>
          <Popup.Trigger asChild>
            <Button>관심고객 등록</Button>
          </Popup.Trigger>
          <Popup.Content title="관심고객 등록">
            <Button onClick={() => goTo("press")}>언론보도</Button>
            <Button onClick={() => setMounted(false)}>팝업 없애기</Button>
          </Popup.Content>
        </Popup.Root>
      )}
    </main>
  );
}

/** What Back, Forward and the router do to something that lies over the page. */
const meta = {
  title: "Primitives/Popup/Back",
  component: Scene,
  args: { mounted: true },
  // They end on the entry that they began on, so that the next story begins where it expects to.
  beforeEach: () => startRouter(),
  tags: ["!autodocs"],
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<void> {
  screen.getByRole("button", { name: "관심고객 등록" }).click();
  await screen.findByRole("dialog");
  await expect(hasMarker()).toBe(true);
}

/** The page shows, alone: neither an entry nor a lock of what lay over it is left. */
async function expectPage(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(name));
  await waitFor(() => expect(hasMarker()).toBe(false));
  await expectNothingLeft();
}

export const BackClosesAndThePageStays: Story = {
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
    await back();
    await expectPage("첫 화면");
  },
};

export const EscapeLeavesNoEntry: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

export const ForwardShowsNothingStrange: Story = {
  play: async () => {
    goTo("plan");
    await open();
    await back();
    await expectClosed();
    await forward();
    await expectPage("plan");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await back();
    await expectPage("첫 화면");
  },
};

export const NavigationTakesThePlaceOfTheEntry: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    const keys = routerKeys();
    await open();
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

export const NavigationOnTheWayBackIsNotLost: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    const go = history.go.bind(history);
    const spy = spyOn(history, "go").mockImplementationOnce((delta) => {
      go(delta);
      goTo("press");
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

export const LinkToTheSamePageLeavesNoEntry: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    goTo("plan", { replace: true });
    await expect(hasMarker()).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

export const StrictModePushesOneEntry: Story = {
  render: (scene) => (
    <StrictMode>
      <Scene {...scene} />
    </StrictMode>
  ),
  play: async ({ userEvent }) => {
    goTo("plan");
    const pushed = spyOn(history, "pushState");
    await open();
    await expect(pushed).toHaveBeenCalledTimes(1);
    pushed.mockRestore();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};

export const UnmountingTakesTheEntryBack: Story = {
  play: async ({ userEvent }) => {
    goTo("plan");
    await open();
    await userEvent.click(screen.getByRole("button", { name: "팝업 없애기" }));
    await expectClosed();
    await expectPage("plan");
    await expect(Object.hasOwn(history, "pushState")).toBe(false);
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
        <Popup.Content title="관심고객 등록">
          <Button onClick={() => goTo("press")}>언론보도</Button>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

export const NavigationKeepsTheFocusThatThePageTook: Story = {
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

    // And what opened it then is forgotten: the focus returns to what opens it now.
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

/** A page loaded anew while a popup was open begins on the entry of a popup that is no more. */
export const ReloadWhileOpenLeavesNoEntry: Story = {
  args: { mounted: false },
  play: async ({ userEvent }) => {
    goTo("plan");
    const state: unknown = history.state;
    history.pushState({ ...Object(state), danjiOverlays: 1 }, "");
    await userEvent.click(screen.getByRole("button", { name: "팝업 떼고 붙이기" }));
    await expectPage("plan");
    await back();
    await expectPage("첫 화면");
  },
};
