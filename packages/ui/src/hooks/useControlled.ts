"use client";
import { useRef, useState } from "react";

/** State of a part that selects one of several. */
export interface ValueProps<Reason extends string> {
  /** Value when controlled, `""` for none. */
  value?: string | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new value and what changed it. */
  onValueChange?: ((value: string, reason: Reason) => void) | undefined;
}

/** State of a part that opens and closes. */
export interface OpenProps<Reason extends string> {
  /** Whether it is open when controlled. */
  open?: boolean | undefined;
  /** Whether it is initially open when uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state and what changed it. */
  onOpenChange?: ((open: boolean, reason: Reason) => void) | undefined;
}

interface ControlledOptions<T, Reason> {
  value: T | undefined;
  defaultValue: T;
  /** Called once with each requested change, and with what requested it. */
  onChange: ((value: T, reason: Reason) => void) | undefined;
}

/**
 * Returns the state of a part that works controlled and uncontrolled, its setter, and a getter of the value requested
 * last. A change that one event requests twice, as Radix does on mousedown of a tab, calls `onChange` once.
 */
export function useControlled<T, Reason extends string>({
  value,
  defaultValue,
  onChange,
}: ControlledOptions<T, Reason>): [T, (value: T, reason: Reason) => void, () => T] {
  const [own, setOwn] = useState(defaultValue);
  /** The own value, also while it is not rendered yet. */
  const ownRef = useRef(own);
  /** The change that the current event requests of a parent. */
  const requestedRef = useRef<{ value: T }>(undefined);

  const latest = () => (value === undefined ? ownRef.current : (requestedRef.current ?? { value }).value);

  function change(next: T, reason: Reason): void {
    if (Object.is(next, latest())) return;
    if (value === undefined) {
      ownRef.current = next;
      setOwn(() => next);
    } else {
      requestedRef.current = { value: next };
      // A parent may refuse without a render: the next event can request the same change.
      queueMicrotask(() => {
        requestedRef.current = undefined;
      });
    }
    onChange?.(next, reason);
  }

  return [value === undefined ? own : value, change, latest];
}
