import { fireEvent } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Range } from "./index.ts";

const floor = { label: "층", min: 1, max: 29, format: (value: number) => `${value}층` };

describe("Range", () => {
  it("has a name, and reads its value in words", () => {
    const { getByRole } = render(<Range {...floor} defaultValue={12} />);
    expect(getByRole("slider", { name: "층" }).getAttribute("aria-valuetext")).toBe("12층");
  });

  it("keeps its own value, and calls with each new one", () => {
    const onValueChange = vi.fn<(value: number) => void>();
    const { getByRole, getByText } = render(<Range {...floor} onValueChange={onValueChange} />);
    fireEvent.change(getByRole("slider"), { target: { value: "7" } });
    expect(onValueChange.mock.calls).toEqual([[7]]);
    expect(getByText("7층")).toBeDefined();
  });

  it("stays at the value of its parent", () => {
    const { getByRole } = render(<Range {...floor} value={3} />);
    fireEvent.change(getByRole("slider"), { target: { value: "7" } });
    expect(getByRole("slider")).toHaveProperty("value", "3");
  });

  it("hydrates as it was served", async () => {
    const { served, hydrated, errors, left } = await hydrate(<Range {...floor} />);
    expect(served).toContain("1층");
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("takes a value that was set before hydration, as the browser keeps it over a reload", async () => {
    const onValueChange = vi.fn<(value: number) => void>();
    const { hydrated } = await hydrate(<Range {...floor} onValueChange={onValueChange} />, (page) =>
      fireEvent.change(page.querySelector("input") ?? page, { target: { value: "7" } }),
    );
    expect(onValueChange).toHaveBeenCalledWith(7);
    expect(hydrated).toContain("7층");
  });

  it("hands ref and props to its input", () => {
    const ref = createRef<HTMLInputElement>();
    const { getByRole } = render(<Range {...floor} ref={ref} data-part="floor" />);
    expect(ref.current).toBe(getByRole("slider"));
    expect(ref.current?.dataset["part"]).toBe("floor");
  });
});
