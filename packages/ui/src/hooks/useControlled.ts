import { useState } from "react";

/** What a stateful part gets from its props: a value kept by the owner, or one to begin with. */
interface ControlledOptions<T> {
  /** The owner's value; undefined leaves the state to the part. */
  value: T | undefined;
  /** The first value where the part keeps the state. */
  defaultValue: T;
  /** Told about every change that the part asks for. */
  onChange: ((value: T) => void) | undefined;
}

/** One state for parts that work controlled and uncontrolled. */
export function useControlled<T>({ value, defaultValue, onChange }: ControlledOptions<T>): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;

  function change(next: T): void {
    if (value === undefined) setOwn(() => next);
    if (!Object.is(next, current)) onChange?.(next);
  }

  return [current, change];
}
