/** How many characters a reader sees in a text: code points, so that an emoji counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Numbers of characters left at which the counter speaks up, most first. */
const ANNOUNCED_REMAINDERS = [100, 50, 20, 10] as const;

/**
 * What is said aloud about the space left: nothing while there is much, then one sentence per threshold, so that the
 * voice does not follow each keystroke.
 *
 * @param count Characters typed.
 * @param max Characters allowed.
 */
export function remainderAnnouncement(count: number, max: number): string {
  const left = max - count;
  if (left < 0) return `최대 ${max.toLocaleString("ko-KR")}자를 넘었습니다.`;
  if (left === 0) return "더 입력할 수 있는 글자가 없습니다.";
  const threshold = ANNOUNCED_REMAINDERS.findLast((remainder) => left <= remainder && remainder < max);
  return threshold === undefined ? "" : `입력할 수 있는 글자가 ${threshold}자 이하로 남았습니다.`;
}
