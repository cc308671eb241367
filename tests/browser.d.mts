/** Path of the browser that tests run in, or null where there is none yet. */
export function findBrowser(): string | null;

/** The arguments without which Chromium does not start for the current user. */
export function browserArguments(): string[];

/** The arguments of a browser whose tests run beside others; benches measure without them. */
export function testArguments(): string[];
