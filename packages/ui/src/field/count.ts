import type { Messages } from "../messages/messages.ts";

/** Returns the number of characters in a text: code points, so that an emoji counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Numbers of characters left that are announced, highest first. */
const ANNOUNCED_REMAINDERS = [100, 50, 20, 10] as const;

/**
 * Returns the announcement of the characters left: none while there are many, then one for each threshold, so that
 * screen readers do not speak on each keystroke.
 *
 * @param count Characters typed.
 * @param max Characters allowed.
 */
export function remainderAnnouncement(messages: Messages["textArea"], count: number, max: number): string {
  const left = max - count;
  if (left < 0) return messages.exceeded(max);
  if (left === 0) return messages.full;
  const threshold = ANNOUNCED_REMAINDERS.findLast((remainder) => left <= remainder && remainder < max);
  return threshold === undefined ? "" : messages.remaining(threshold);
}
