import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Disclosure } from "./index.ts";

const parts = (
  <>
    <Disclosure.Trigger>패밀리 사이트</Disclosure.Trigger>
    <Disclosure.Content>견본건설</Disclosure.Content>
  </>
);

describe("Disclosure", () => {
  it("follows an owner that keeps whether it is open", async () => {
    function Owner() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>목록 펼치기</button>
          <Disclosure.Root open={open}>{parts}</Disclosure.Root>
        </>
      );
    }
    const { user, getByRole } = render(<Owner />);
    const expanded = () => getByRole("button", { name: "패밀리 사이트" }).getAttribute("aria-expanded");
    await user.click(getByRole("button", { name: "패밀리 사이트" }));
    expect(expanded()).toBe("false");
    await user.click(getByRole("button", { name: "목록 펼치기" }));
    expect(expanded()).toBe("true");
  });

  it("is missed by its parts outside of it", () => {
    expect(() => renderToString(<Disclosure.Content />)).toThrow("<Disclosure.Content> has to stand");
  });

  it("tells what it would show only once it shows it", async () => {
    const { user, getByRole } = render(<Disclosure.Root>{parts}</Disclosure.Root>);
    await expect
      .poll(readAloud)
      .toEqual(["document", "button, 패밀리 사이트, 1 control, not expanded", "end of document"]);
    await user.click(getByRole("button"));
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "button, 패밀리 사이트, 1 control, expanded",
        "region, 패밀리 사이트",
        "견본건설",
        "end of region, 패밀리 사이트",
        "end of document",
      ]);
  });
});
