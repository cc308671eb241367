/**
 * Returns the segments of an encoded path as text, or `undefined` where it is badly encoded or a segment would leave its place,
 * e.g. `a%2Fb`. Server and client decode by it, so that they find the same page.
 */
export function decodePath(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.slice(1).split("/").map(decodeURIComponent);
    const isPlain = segments.every((segment) => !/[/\\\0]/u.test(segment) && segment !== ".." && segment !== ".");
    return isPlain ? segments : undefined;
  } catch {
    return undefined;
  }
}
