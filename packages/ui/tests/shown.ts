/** Returns an element that is shown, or null. Testing Library takes what `content-visibility` hides for shown. */
export function ifShown<Found extends Element>(element: Found | null): Found | null {
  return element?.checkVisibility({ visibilityProperty: true }) ? element : null;
}
