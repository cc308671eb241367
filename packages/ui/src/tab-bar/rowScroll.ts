/** The horizontal extent of something, in CSS pixels of the window. */
export interface Extent {
  left: number;
  width: number;
}

/**
 * How far a row has to be scrolled for one of its items to stand in its middle, or as near to it as the row allows.
 *
 * @param row The visible part of the row.
 * @param item Where the item stands now.
 * @param scrollLeft How far the row is scrolled now.
 * @param scrollWidth Width of the whole row, what is out of sight included.
 */
export function scrollToMiddle(row: Extent, item: Extent, scrollLeft: number, scrollWidth: number): number {
  const middleOfItem = item.left - row.left + scrollLeft + item.width / 2;
  const farthest = Math.max(0, scrollWidth - row.width);
  return Math.min(farthest, Math.max(0, middleOfItem - row.width / 2));
}
