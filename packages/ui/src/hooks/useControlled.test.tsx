import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useControlled } from "./useControlled.ts";

/** Uses the hook, and returns its value, its setter and the values that it has requested with their reason. */
function createState(value: string | undefined, defaultValue: string) {
  const onChange = vi.fn<(value: string, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value, defaultValue, onChange }));
  return {
    value: () => result.current[0],
    change: (next: string) => result.current[1](next, "trigger"),
    requested: () => onChange.mock.calls.map(([requested, reason]) => `${requested} ${reason}`),
  };
}

it.each([
  ["keeps the state when uncontrolled", undefined, "84B", "84B", ["84B trigger"]],
  ["keeps the parent's value when controlled", "84A", "84B", "84A", ["84B trigger"]],
  ["calls onChange for changes only", undefined, "84A", "84A", []],
])("%s", (_, given, next, value, requested) => {
  const state = createState(given, "84A");
  act(() => state.change(next));
  expect([state.value(), state.requested()]).toEqual([value, requested]);
});

it("calls onChange once for a change that one event requests twice", () => {
  const state = createState(undefined, "84A");
  act(() => ["84B", "84B", "84A", "84A"].forEach(state.change));
  expect([state.value(), state.requested()]).toEqual(["84A", ["84B trigger", "84A trigger"]]);
});

it("calls onChange again with the next event after a parent refuses", async () => {
  const state = createState("84A", "84A");
  for (const _ of ["first event", "second event"]) await act(async () => ["84B", "84B"].forEach(state.change));
  expect(state.requested()).toEqual(["84B trigger", "84B trigger"]);
});

it("reports two changes between renders when uncontrolled", async () => {
  const state = createState(undefined, "84A");
  await act(async () => {
    state.change("84B");
    await Promise.resolve();
    state.change("84A");
  });
  expect([state.value(), state.requested()]).toEqual(["84A", ["84B trigger", "84A trigger"]]);
});
