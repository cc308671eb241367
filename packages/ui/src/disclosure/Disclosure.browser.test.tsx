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
  it("follows a controlling parent", async () => {
    function Parent() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>목록 펼치기</button>
          <Disclosure.Root open={open}>{parts}</Disclosure.Root>
        </>
      );
    }
    const { user, getByRole } = render(<Parent />);
    const expanded = () => getByRole("button", { name: "패밀리 사이트" }).getAttribute("aria-expanded");
    await user.click(getByRole("button", { name: "패밀리 사이트" }));
    expect(expanded()).toBe("false");
    await user.click(getByRole("button", { name: "목록 펼치기" }));
    expect(expanded()).toBe("true");
  });

  it("throws for a part outside of it", () => {
    expect(() => renderToString(<Disclosure.Content />)).toThrow("<Disclosure.Content> must be inside");
  });

  it("hides its closed content from assistive technology", async () => {
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
