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
});
