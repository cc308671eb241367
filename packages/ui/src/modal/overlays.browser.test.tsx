import { Activity } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { Popup } from "../popup/index.ts";
import { DanjiProvider, type LinkProps, type OverlayHistory } from "../provider/index.ts";
import { SlideMenu } from "../slide-menu/index.ts";
import { back, hasMarker } from "./router.fixture.ts";
import { focusFirst } from "./useModalFocus.ts";
import { act, fireEvent } from "@testing-library/react";
import { ModalContent, ModalRoot } from "./Modal.tsx";

it("Popup dims the gutter of the page's scrollbar as it dims the page", async () => {
  const { user, getByRole, findByRole } = render(
    <div style={{ minHeight: "300vh" }}>
      <Popup.Root>
        <Popup.Trigger>관심고객 등록</Popup.Trigger>
        <Popup.Content label="관심고객 등록">내용</Popup.Content>
      </Popup.Root>
    </div>,
  );
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  const plain = background();
  await user.click(getByRole("button", { name: "관심고객 등록" }));
  await findByRole("dialog");
  expect([plain, "rgba(0, 0, 0, 0)"]).not.toContain(background());
  await user.click(getByRole("button", { name: "닫기" }));
  await expect.poll(background).toBe(plain);
});

it("SlideMenu with plain links closes when a fragment of the page is followed, from which Back leads to where it was opened", async () => {
  const { href } = location;
  const { user, getByRole, findByRole, queryByRole } = render(
    <main>
      <SlideMenu.Root>
        <SlideMenu.Trigger>메뉴 열기</SlideMenu.Trigger>
        <SlideMenu.Content label="전체 메뉴">
          <SlideMenu.Link to="#visit">방문예약</SlideMenu.Link>
        </SlideMenu.Content>
      </SlideMenu.Root>
      <h2 id="visit">방문예약</h2>
    </main>,
  );
  await user.click(getByRole("button", { name: "메뉴 열기" }));
  await user.click(await findByRole("link", { name: "방문예약" }));
  await expect.poll(() => queryByRole("dialog")).toBeNull();
  expect([location.hash, hasMarker()]).toEqual(["#visit", false]);
  await back();
  expect(location.href).toBe(href);
});

/** A history that changes its page when a router says so. */
function reportedHistory() {
  let page = "/";
  let depth: number | undefined;
  let notify = () => {};
  const record = (overlays: number) => {
    depth = overlays;
  };
  const back = vi.fn(async () => {
    depth = undefined;
  });
  const history: OverlayHistory = {
    page: () => page,
    depth: () => depth,
    mark: record,
    push: record,
    back,
    subscribe(onChange) {
      notify = onChange;
      return () => undefined;
    },
  };
  const arrive = (next: string) => {
    page = next;
    depth = undefined;
  };
  return { history, back, arrive, report: () => notify() };
}

/** A link that a router follows later. */
const LaterLink = ({ to, children, ...anchor }: LinkProps) => (
  <a {...anchor} href={to} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);

it("SlideMenu stays until a router has loaded the page of its link, and does not go back over it", async () => {
  const { history, back: goBack, arrive, report } = reportedHistory();
  const { user, findByRole, queryByRole } = render(
    <DanjiProvider history={history} linkComponent={LaterLink}>
      <SlideMenu.Root defaultOpen>
        <SlideMenu.Content label="전체 메뉴">
          <SlideMenu.Link to="/overview">사업개요</SlideMenu.Link>
        </SlideMenu.Content>
      </SlideMenu.Root>
    </DanjiProvider>,
  );
  await user.click(await findByRole("link", { name: "사업개요" }));
  expect(queryByRole("dialog")).not.toBeNull();
  arrive("/overview");
  act(report);
  await expect.poll(() => queryByRole("dialog")).toBeNull();
  expect(goBack).not.toHaveBeenCalled();
});

it("Popup of a page that is kept while another shows closes, and leaves that one free to scroll", async () => {
  const { history, arrive } = reportedHistory();
  const pageIn = (mode: "visible" | "hidden") => (
    <DanjiProvider history={history}>
      <Activity mode={mode}>
        <Popup.Root defaultOpen>
          <Popup.Content label="관심고객 등록">내용</Popup.Content>
        </Popup.Root>
      </Activity>
    </DanjiProvider>
  );
  const { rerender, findByRole, queryByRole } = render(pageIn("visible"));
  await findByRole("dialog");
  arrive("/plans");
  rerender(pageIn("hidden"));
  await expect.poll(() => document.querySelector("[data-danji-scroll-lock]")).toBeNull();
  rerender(pageIn("visible"));
  await expect.poll(() => queryByRole("dialog")).toBeNull();
});

const Way = ({ label, checked }: { label: string; checked?: boolean }) => (
  <input type="radio" name="way" aria-label={label} defaultChecked={checked} />
);

it.each([
  [
    "the checked one of the radio buttons that come first",
    "문자",
    <>
      <Way label="전화" />
      <Way label="문자" checked />
    </>,
  ],
  [
    "a control before radio buttons of its name",
    "다른 방법",
    <>
      <input type="text" name="way" aria-label="다른 방법" />
      <Way label="문자" checked />
    </>,
  ],
  [
    "the first radio button, not one of another form",
    "전화",
    <>
      <form>
        <Way label="전화" />
      </form>
      <form>
        <Way label="문자" checked />
      </form>
    </>,
  ],
  [
    "the first radio button where the checked one is hidden",
    "전화",
    <>
      <Way label="전화" />
      <div hidden>
        <Way label="문자" checked />
      </div>
    </>,
  ],
  [
    "the first control that is not disabled",
    "다른 연락처로",
    <>
      <button disabled aria-label="이미 등록됨" />
      <button aria-label="다른 연락처로" />
    </>,
  ],
])("focuses %s", (_, focused, controls) => {
  focusFirst(render(controls).container);
  expect(document.activeElement?.ariaLabel).toBe(focused);
});

it("ModalContent closes on Escape, except on one that cancels the composition of a syllable", () => {
  const onOpenChange = vi.fn();
  const { getByRole } = render(
    <ModalRoot open onOpenChange={onOpenChange}>
      <ModalContent aria-label="통합검색" aria-describedby={undefined}>
        <input type="search" />
      </ModalContent>
    </ModalRoot>,
  );
  fireEvent.keyDown(getByRole("searchbox"), { key: "Escape", isComposing: true });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(getByRole("searchbox"), { key: "Escape" });
  expect(onOpenChange.mock.calls).toEqual([[false, "escape"]]);
});
