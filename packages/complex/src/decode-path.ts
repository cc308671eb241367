/** Returns the decoded segments of a path; `undefined` if badly encoded or a segment holds a slash. For server and client alike. */
export function decodePath(pathname: string): readonly string[] | undefined {
  try {
    const segments = pathname.slice(1).split("/").map(decodeURIComponent);
    const isPlain = segments.every((segment) => !/[/\\\0]/u.test(segment) && segment !== ".." && segment !== ".");
    return isPlain ? segments : undefined;
  } catch {
    return undefined;
  }
}
