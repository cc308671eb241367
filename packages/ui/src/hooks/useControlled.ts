"use client";
import { useRef, useState } from "react";

interface ControlledOptions<T> {
  /** Value when controlled; undefined when uncontrolled. */
  value: T | undefined;
  /** Initial value when uncontrolled. */
  defaultValue: T;
  /** Called once with each requested change. */
  onChange: ((value: T) => void) | undefined;
}

/**
 * Returns the state of a part that works controlled and uncontrolled, its setter, and a getter of the value requested last. A change that one event requests
 * twice, as Radix does on mousedown of a tab, calls `onChange` once.
 */
export function useControlled<T>({
  value,
  defaultValue,
  onChange,
}: ControlledOptions<T>): [T, (value: T) => void, () => T] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  /** The change that is requested and not rendered yet. */
  const requestedRef = useRef<{ value: T }>(undefined);

  const latest = () => (requestedRef.current ?? { value: current }).value;

  function change(next: T): void {
    if (value === undefined) setOwn(() => next);
    if (Object.is(next, latest())) return;
    const requested = { value: next };
    requestedRef.current = requested;
    // A parent may refuse without a render: the next event can request the same change.
    queueMicrotask(() => {
      if (requestedRef.current === requested) requestedRef.current = undefined;
    });
    onChange?.(next);
  }

  return [current, change, latest];
}
