import { createRef, type Ref } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { UnitViewer, type UnitType } from "./index.ts";

const TYPES: readonly [UnitType, ...UnitType[]] = [
  { value: "84A", label: "84A" },
  { value: "84B", label: "84B" },
];

const PARTS = ["Root", "Types", "Type", "Previous", "Next", "Stage", "ZoomIn", "ZoomOut", "Fit"] as const;

function renderParts(refs: { [Part in keyof typeof UnitViewer]?: Ref<never> }) {
  return (
    <UnitViewer.Root types={TYPES} ref={refs.Root} data-part="Root">
      <UnitViewer.Types ref={refs.Types} data-part="Types" />
      <UnitViewer.Previous ref={refs.Previous} data-part="Previous" />
      <UnitViewer.Next ref={refs.Next} data-part="Next" />
      <UnitViewer.Stage label="평면도" ref={refs.Stage} data-part="Stage">
        <UnitViewer.Type value="84A" ref={refs.Type} data-part="Type">
          <img alt="84A 평면도" />
        </UnitViewer.Type>
        <UnitViewer.Type value="84B">
          <img alt="84B 평면도" />
        </UnitViewer.Type>
      </UnitViewer.Stage>
      <UnitViewer.ZoomIn ref={refs.ZoomIn} data-part="ZoomIn" />
      <UnitViewer.ZoomOut ref={refs.ZoomOut} data-part="ZoomOut" />
      <UnitViewer.Fit ref={refs.Fit} data-part="Fit" />
    </UnitViewer.Root>
  );
}

describe("UnitViewer", () => {
  it.each(PARTS)("hands ref and props of %s to its node", (part) => {
    const ref = createRef<never>();
    const { container } = render(renderParts({ [part]: ref }));
    expect(ref.current).not.toBeNull();
    expect(ref.current).toBe(container.querySelector(`[data-part="${part}"]`));
  });

  it("tells which part stands outside of it", () => {
    expect(() => renderToString(<UnitViewer.Types />)).toThrow("<UnitViewer.Root>");
  });

  it("takes over what the server sent, and leaves nothing behind", async () => {
    const { served, hydrated, errors, left } = await hydrate(renderParts({}));
    expect(hydrated).toBe(served);
    expect(served).toContain("84B 평면도");
    expect(errors).toEqual([]);
    expect(left).toBe("");
  });

  it("is read as a group of types, the chosen one pressed, and one drawing", async () => {
    const { user, getByRole } = render(renderParts({}));
    await user.click(getByRole("button", { name: "다음 타입" }));
    expect(await readAloud()).toEqual([
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
      "button, 확대",
      "button, 축소, disabled",
      "button, 전체 보기, disabled",
      "status",
      "84B",
      "end of status",
      "end of document",
    ]);
  });
});
