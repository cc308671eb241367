import { useEffect, useRef } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { useGrowth } from "./useGrowth.ts";

interface StageProps {
  /** Visibility of the image on the page. */
  visibility: "visible" | "hidden";
  onTransform: (transform: string) => void;
  onGrown: () => void;
}

function Stage({ visibility, onTransform, onGrown }: StageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const originRef = useRef<HTMLDivElement>(null);
  const item = {
    value: "plan",
    media: { drawing: "범례", ratio: 1, alt: "도면" },
    caption: undefined,
    trigger: () => null,
    origin: () => originRef.current,
  };
  const { grown, transform } = useGrowth({ stageRef, item, isOpen: true, isStill: false });
  useEffect(() => transform.on("change", onTransform), [transform, onTransform]);
  useEffect(() => grown.on("change", (now) => now === 1 && onGrown()), [grown, onGrown]);
  return (
    <>
      <div ref={originRef} style={{ width: 40, height: 40, visibility }} />
      <div ref={stageRef} style={{ width: 400, height: 400 }} />
    </>
  );
}

it.each([
  ["grows from", "visible", true],
  ["grows from no place for", "hidden", false],
] as const)("%s an origin that is %s", async (_, visibility, hasPlace) => {
  const onTransform = vi.fn();
  const onGrown = vi.fn();
  render(<Stage visibility={visibility} onTransform={onTransform} onGrown={onGrown} />);
  await vi.waitFor(() => expect(onGrown).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onTransform.mock.calls.some(([transform]) => transform !== "none")).toBe(hasPlace);
});
