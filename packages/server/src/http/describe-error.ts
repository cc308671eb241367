/**
 * Returns a fault as a line for the log: where it happened and where in the code, but not the error's message, which
 * may quote what a visitor wrote.
 */
export function describeError(error: unknown, method: string, route: string): string {
  const name = error instanceof Error ? error.name : typeof error;
  // A word of Node's and libSQL's errors, a status of gRPC in those of Firestore.
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const frames = error instanceof Error ? (error.stack?.split("\n").filter((line) => /^\s+at /u.test(line)) ?? []) : [];
  return [`${method} ${route}: ${name} ${code}`.trimEnd(), ...frames].join("\n");
}
