import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { Button } from "../button/index.ts";
import {
  DanjiProvider,
  Link,
  type LinkProps,
  type OverlayHistory,
  ReducedMotion,
  useOverlayEntries,
  useReducedMotion,
} from "./index.ts";

function RouterLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={`/site${to}`}>
      {children}
    </a>
  );
}

describe("DanjiProvider", () => {
  it("renders links with the site's own component and hands on what an anchor takes", () => {
    const ref = vi.fn<(link: HTMLAnchorElement | null) => void>();
    const { getByRole } = render(
      <Link to="/Brand/intro" aria-current="page" ref={ref}>
        브랜드 소개
      </Link>,
      { linkComponent: RouterLink },
    );
    const link = getByRole("link", { name: "브랜드 소개" });
    expect(link.getAttribute("href")).toBe("/site/Brand/intro");
    expect(link.getAttribute("aria-current")).toBe("page");
    expect(ref).toHaveBeenCalledWith(link);
  });
});

function Motion() {
  return <p>{useReducedMotion() ? "정지" : "움직임"}</p>;
}

describe("ReducedMotion", () => {
  it("reduces motion on the server too", () => {
    expect(
      renderToString(
        <ReducedMotion>
          <Motion />
        </ReducedMotion>,
      ),
    ).toContain("정지");
  });

  it("stops transitions until it is unmounted", () => {
    const transitionOf = (reduced: boolean) => {
      const button = <Button>등록</Button>;
      const { getByRole, unmount } = render(reduced ? <ReducedMotion>{button}</ReducedMotion> : button);
      const { transition, transitionProperty } = getComputedStyle(getByRole("button"));
      unmount();
      return transition || transitionProperty;
    };
    const resting = transitionOf(false);
    expect(resting).not.toBe("none");
    expect(transitionOf(true)).toBe("none");
    expect(transitionOf(false)).toBe(resting);
  });
});

describe("useReducedMotion", () => {
  it("assumes motion on the server", () => {
    expect(renderToString(<Motion />)).toContain("움직임");
  });

  it("follows the system while the page is open", async () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal("matchMedia", () => list);
    const { findByText } = render(<Motion />);
    expect(await findByText("정지")).toBeDefined();
    list.matches = false;
    list.dispatchEvent(new Event("change"));
    expect(await findByText("움직임")).toBeDefined();
    vi.unstubAllGlobals();
  });
});

it("useOverlayEntries leaves the entry of a popup that was open before a reload, also on Forward", async () => {
  const depths = [undefined, 1];
  let at = 1;
  let notify = () => {};
  const go = (to: number) => {
    at = to;
    notify();
  };
  const history: OverlayHistory = {
    page: () => "/guide",
    depth: () => depths[at],
    mark: () => undefined,
    push: () => undefined,
    back: async (steps) => go(at - steps),
    subscribe(onChange) {
      notify = onChange;
      return () => undefined;
    },
  };
  renderHook(useOverlayEntries, {
    wrapper: ({ children }) => <DanjiProvider history={history}>{children}</DanjiProvider>,
  });
  await vi.waitFor(() => expect(at).toBe(0));
  await act(async () => go(1));
  await vi.waitFor(() => expect(at).toBe(0));
});
