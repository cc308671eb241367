import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Range } from "./index.ts";

const floor = { label: "층", min: 1, max: 29, format: (value: number) => `${value}층` };

it("stays at the value of its parent", () => {
  const { getByRole } = render(<Range {...floor} value={3} />);
  fireEvent.change(getByRole("slider"), { target: { value: "7" } });
  expect(getByRole("slider")).toHaveProperty("value", "3");
});

it("takes a value that was set before hydration, as the browser keeps it over a reload", async () => {
  const onValueChange = vi.fn<(value: number, reason: string) => void>();
  const { hydrated } = await hydrate(<Range {...floor} onValueChange={onValueChange} />, (page) =>
    fireEvent.change(page.querySelector("input") ?? page, { target: { value: "7" } }),
  );
  expect(onValueChange).toHaveBeenCalledWith(7, "hydration");
  expect(hydrated).toContain("7층");
});
