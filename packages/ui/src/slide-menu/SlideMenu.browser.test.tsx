import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { back, hasMarker } from "../modal/router.fixture.ts";
import { SlideMenu } from "./index.ts";

describe("SlideMenu", () => {
  it("is missed by a group outside of it", () => {
    const lost = (
      <SlideMenu.Group label="브랜드" value="brand">
        {null}
      </SlideMenu.Group>
    );
    expect(() => renderToString(lost)).toThrow("<SlideMenu.Content>");
  });
});

describe("SlideMenu with plain links", () => {
  it("closes when a fragment of the page is followed, from which Back leads to where it was opened", async () => {
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
});

describe("SlideMenu, read aloud", () => {
  it("is a dialog with a navigation, of its groups the links of the open one only", async () => {
    const { user, getByRole, findByRole } = render(
      <main>
        <h1>사업개요</h1>
        <SlideMenu.Root>
          <SlideMenu.Trigger>메뉴 열기</SlideMenu.Trigger>
          <SlideMenu.Content label="전체 메뉴">
            <SlideMenu.Link to="/visit">방문예약</SlideMenu.Link>
            <SlideMenu.Group label="브랜드" value="brand">
              <SlideMenu.Link to="/Brand/intro">브랜드 소개</SlideMenu.Link>
            </SlideMenu.Group>
            <SlideMenu.Group label="사업안내" value="business">
              <SlideMenu.Link to="/BusinessGuide/intro" aria-current="page">
                사업개요
              </SlideMenu.Link>
            </SlideMenu.Group>
          </SlideMenu.Content>
        </SlideMenu.Root>
      </main>,
    );
    await user.click(getByRole("button", { name: "메뉴 열기" }));
    await findByRole("dialog");
    await user.click(getByRole("button", { name: "사업안내" }));
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "dialog, 전체 메뉴",
        "dialog, 전체 메뉴",
        "heading, 전체 메뉴, level 2",
        "button, 메뉴 닫기",
        "navigation, 전체 메뉴",
        "link, 방문예약",
        "button, 브랜드, 1 control, not expanded",
        "button, 사업안내, 1 control, expanded",
        "list",
        "listitem, level 1, position 1, set size 1",
        "link, 사업개요, current page",
        "end of listitem, level 1, position 1, set size 1",
        "end of list",
        "end of navigation, 전체 메뉴",
        "end of dialog, 전체 메뉴",
        "end of document",
      ]);
  });
});
