import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DropdownNav } from "./index.ts";

describe("DropdownNav", () => {
  it("is missed by its parts outside of it", () => {
    expect(() => renderToString(<DropdownNav.Panel />)).toThrow("<DropdownNav.Group>");
    expect(() =>
      renderToString(
        <DropdownNav.Group label="사업안내" to="/">
          <DropdownNav.Panel />
        </DropdownNav.Group>,
      ),
    ).toThrow("<DropdownNav.Root>");
  });
});
