import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useControlled } from "./useControlled.ts";

it("keeps the state when uncontrolled", () => {
  const onChange = vi.fn<(value: boolean, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: false, onChange }));
  act(() => result.current[1](true, "trigger"));
  expect(result.current[0]).toBe(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true, "trigger");
});

it("keeps the parent's value when controlled", () => {
  const onChange = vi.fn<(value: boolean, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value: false, defaultValue: true, onChange }));
  act(() => result.current[1](true, "trigger"));
  expect(result.current[0]).toBe(false);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true, "trigger");
});

it("calls onChange once for a change that one event requests twice", () => {
  const onChange = vi.fn<(value: string, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: "84A", onChange }));
  act(() => {
    for (const next of ["84B", "84B", "84A", "84A"]) result.current[1](next, "trigger");
  });
  expect(result.current[0]).toBe("84A");
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(["84B", "84A"]);
});

it("calls onChange again with the next event after a parent refuses", async () => {
  const onChange = vi.fn<(value: boolean, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value: false, defaultValue: false, onChange }));
  for (const _ of ["first event", "second event"]) {
    await act(async () => {
      result.current[1](true, "trigger");
      result.current[1](true, "trigger");
    });
  }
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([true, true]);
});

it("reports two changes between renders when uncontrolled", async () => {
  const onChange = vi.fn<(value: string, reason: string) => void>();
  const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: "84A", onChange }));
  await act(async () => {
    const [, change] = result.current;
    change("84B", "trigger");
    await Promise.resolve();
    change("84A", "trigger");
  });
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(["84B", "84A"]);
  expect(result.current[0]).toBe("84A");
});
