"use client";
import { useCallback, useSyncExternalStore } from "react";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Counter } from "./Field.styles.ts";

/** Returns the number of characters in a text: code points, so that an emoji counts once. */
export const countCharacters = (text: string): number => [...text].length;

const ANNOUNCED_REMAINDERS = [100, 50, 20, 10] as const;

/** Returns the announcement of the characters left: one for each threshold, not one for each keystroke. */
export function remainderAnnouncement(messages: typeof ko.textArea, count: number, max: number): string {
  const left = max - count;
  if (left < 0) return messages.exceeded(max);
  if (left === 0) return messages.full;
  const threshold = ANNOUNCED_REMAINDERS.findLast((remainder) => left <= remainder && remainder < max);
  return threshold === undefined ? "" : messages.remaining(threshold);
}

interface CharacterCounterProps {
  /** Id for the `aria-describedby` of the text. */
  id: string;
  areaId: string;
  max: number;
  /** The text when controlled. */
  value: string | undefined;
  defaultValue: string;
}

function areaOf(id: string): HTMLTextAreaElement | undefined {
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area : undefined;
}

export function CharacterCounter({ id, areaId, max, value, defaultValue }: CharacterCounterProps) {
  const messages = useMessages("textArea", ko.textArea);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const area = areaOf(areaId);
      const listening = new AbortController();
      area?.addEventListener("input", onChange, { signal: listening.signal });
      // The reset event precedes the reset; after a press so do the microtasks of its listeners.
      area?.form?.addEventListener("reset", () => setTimeout(onChange), { signal: listening.signal });
      return () => listening.abort();
    },
    [areaId],
  );
  // Text typed before hydration, or kept by the browser over a reload, counts too.
  const read = () => areaOf(areaId)?.value ?? defaultValue;
  const typed = useSyncExternalStore(subscribe, read, () => defaultValue);
  const count = countCharacters(value ?? typed);

  return (
    <>
      <Counter id={id} data-state={count > max ? "over" : "within"}>
        {messages.count(count, max)}
      </Counter>
      <VisuallyHidden aria-live="polite">{remainderAnnouncement(messages, count, max)}</VisuallyHidden>
    </>
  );
}
