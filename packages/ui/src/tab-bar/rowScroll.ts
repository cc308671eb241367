/** Horizontal extent in CSS pixels of the window. */
export interface Extent {
  left: number;
  width: number;
}

/** Returns the scroll position that brings an item to the middle of its row, or as near as the row allows. */
export function scrollToMiddle(row: Extent, item: Extent, scrollLeft: number, scrollWidth: number): number {
  const middleOfItem = item.left - row.left + scrollLeft + item.width / 2;
  const farthest = Math.max(0, scrollWidth - row.width);
  return Math.min(farthest, Math.max(0, middleOfItem - row.width / 2));
}
