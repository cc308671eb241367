import { useState } from "react";
import { describe, expect, it } from "vitest";
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
});
