import { expect, it, vi } from "vitest";
import { loadedGlide } from "../motion/loadGlide.ts";
import { UnitViewerExample } from "../../tests/examples/UnitViewer.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { UnitViewer, type UnitViewerOption } from "./index.ts";

const TYPES: readonly [UnitViewerOption, ...UnitViewerOption[]] = [
  { value: "84A", label: "84A" },
  { value: "84B", label: "84B" },
];

it("loads its animations on intent beside the handler of its caller", async () => {
  const onPointerEnter = vi.fn<() => void>();
  const { user, getByRole } = render(
    // Away from the corner, where the browser's own pointer rests.
    <UnitViewer.Root options={TYPES} style={{ padding: "2rem" }}>
      <UnitViewer.ZoomIn onPointerEnter={onPointerEnter} />
    </UnitViewer.Root>,
  );
  expect(loadedGlide()).toBeUndefined();
  await user.hover(getByRole("button", { name: "확대" }));
  expect(onPointerEnter).toHaveBeenCalledOnce();
  await expect.poll(loadedGlide).toBeDefined();
});

it("is read as a group of types, the selected one pressed, and one drawing", async () => {
  const { user, getByRole } = render(<UnitViewerExample />);
  await user.click(getByRole("button", { name: "다음 타입" }));
  await expect
    .poll(readAloud)
    .toEqual([
      "document",
      "group, 평면 타입",
      "button, 84A, not pressed",
      "button, 84B, pressed",
      "end of group, 평면 타입",
      "button, 이전 타입",
      "button, 다음 타입, disabled",
      "group, 평면도, key shortcuts + - 0",
      "image, 84B 평면도",
      "status",
      "end of group, 평면도, key shortcuts + - 0",
      "button, 축소, disabled",
      "button, 확대",
      "button, 전체 보기, disabled",
      ...["왼쪽", "위쪽", "아래쪽", "오른쪽"].map((direction) => `button, ${direction} 보기, disabled`),
      "status",
      "84B",
      "end of status",
      "end of document",
    ]);
});

it("reports which type is hovered or focused before it is selected", async () => {
  const onIntent = vi.fn();
  const { user, getByRole } = render(
    // Away from the corner, where the browser's own pointer rests.
    <UnitViewer.Root options={TYPES} onIntent={onIntent} style={{ padding: "2rem" }}>
      <UnitViewer.List aria-label="평면 타입" />
      <UnitViewer.Previous aria-label="이전 타입" />
      <UnitViewer.Next aria-label="다음 타입" />
    </UnitViewer.Root>,
  );
  await user.hover(getByRole("button", { name: "84B" }));
  expect(onIntent.mock.calls).toEqual([["84B"]]);
  await user.hover(getByRole("button", { name: "다음 타입" }));
  expect(onIntent).toHaveBeenLastCalledWith("84B");
  await user.tab();
  expect(onIntent).toHaveBeenLastCalledWith("84A");
  expect(getByRole("button", { name: "84A" }).getAttribute("aria-pressed")).toBe("true");
});
