"use client";
import { useRef, useState } from "react";

/** What a stateful part gets from its props: a value kept by the owner, or one to begin with. */
interface ControlledOptions<T> {
  /** The owner's value; undefined leaves the state to the part. */
  value: T | undefined;
  /** The first value where the part keeps the state. */
  defaultValue: T;
  /** Told about every change that the part asks for. */
  onChange: ((value: T) => void) | undefined;
}

/**
 * One state for parts that work controlled and uncontrolled. The owner is told of each change once, also where one event
 * asks for it twice, as a press does that gives the focus on its way.
 */
export function useControlled<T>({ value, defaultValue, onChange }: ControlledOptions<T>): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  /** What has been asked for and not been rendered yet. */
  const askedRef = useRef<{ value: T }>(undefined);

  function change(next: T): void {
    if (value === undefined) setOwn(() => next);
    const { value: latest } = askedRef.current ?? { value: current };
    if (Object.is(next, latest)) return;
    const asked = { value: next };
    askedRef.current = asked;
    // An owner may refuse, which nothing tells: whoever asks again after this event is heard again.
    queueMicrotask(() => {
      if (askedRef.current === asked) askedRef.current = undefined;
    });
    onChange?.(next);
  }

  return [current, change];
}
