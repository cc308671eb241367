import { describe, expect, it } from "vitest";
import { render } from "../../tests/render.tsx";
import { back, hasMarker } from "../modal/router.fixture.ts";
import { SlideMenu } from "./index.ts";

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
