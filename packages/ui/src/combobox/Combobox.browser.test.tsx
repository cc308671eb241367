import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Combobox } from "./index.ts";

const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());

const finder = (
  <Combobox.Root value="84" onValueChange={() => undefined} options={["84A", "84B"]}>
    <Combobox.Input aria-label="찾을 말" />
    <Combobox.Status />
    <Combobox.List aria-label="찾은 페이지">
      <Combobox.Option value="84A" to="#84A" onClick={onClick}>
        84A 타입
      </Combobox.Option>
      <Combobox.Option value="84B" to="#84B">
        84B 타입
      </Combobox.Option>
    </Combobox.List>
  </Combobox.Root>
);

describe("Combobox", () => {
  it("leaves Enter to the input method while a syllable is composed", () => {
    onClick.mockClear();
    const { getByRole } = render(finder);
    fireEvent.keyDown(getByRole("combobox"), { key: "Enter", isComposing: true });
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.keyDown(getByRole("combobox"), { key: "Enter" });
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("renders options as links that open anywhere", () => {
    const { getByRole } = render(finder);
    expect(getByRole("option", { name: "84B 타입" }).getAttribute("href")).toBe("#84B");
  });
});

it("Combobox, read aloud, is a field with its state, how many fit, and the options with the marked one", async () => {
  render(finder);
  await expect
    .poll(readAloud)
    .toEqual([
      "document",
      "combobox, 찾을 말, 84, has popup listbox, expanded, active descendant 84A 타입, autocomplete in list, 1 control",
      "status",
      "paragraph",
      "결과 2개",
      "end of paragraph",
      "end of status",
      "listbox, 찾은 페이지, orientated vertically",
      "option, 84A 타입, selected, position 1, set size 2",
      "option, 84B 타입, not selected, position 2, set size 2",
      "end of listbox, 찾은 페이지, orientated vertically",
      "end of document",
    ]);
});
