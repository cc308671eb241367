import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useControlled } from "./useControlled.ts";

describe("useControlled", () => {
  it("keeps the state where nobody else does", () => {
    const onChange = vi.fn<(value: boolean) => void>();
    const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: false, onChange }));
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("leaves the state to an owner that keeps it", () => {
    const onChange = vi.fn<(value: boolean) => void>();
    const { result } = renderHook(() => useControlled({ value: false, defaultValue: true, onChange }));
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(false);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("tells of changes only", () => {
    const onChange = vi.fn<(value: boolean) => void>();
    const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: false, onChange }));
    act(() => result.current[1](false));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("tells once of what one event asks for twice, and of each change on the way there and back", () => {
    const onChange = vi.fn<(value: string) => void>();
    const { result } = renderHook(() => useControlled({ value: undefined, defaultValue: "84A", onChange }));
    act(() => {
      for (const next of ["84B", "84B", "84A", "84A"]) result.current[1](next);
    });
    expect(result.current[0]).toBe("84A");
    expect(onChange.mock.calls.flat()).toEqual(["84B", "84A"]);
  });

  it("asks an owner that refused once more with the next event", async () => {
    const onChange = vi.fn<(value: boolean) => void>();
    const { result } = renderHook(() => useControlled({ value: false, defaultValue: false, onChange }));
    for (const _ of ["first event", "second event"]) {
      await act(async () => {
        result.current[1](true);
        result.current[1](true);
      });
    }
    expect(onChange.mock.calls.flat()).toEqual([true, true]);
  });
});
