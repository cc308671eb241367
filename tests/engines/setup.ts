import buildWhatIsStale from "../e2e/support/build.ts";

/** Builds the site when it is stale. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks for one
export default function setup(): void {
  // Under the value that Vitest sets, React's development build would become part of the site.
  const { NODE_ENV } = process.env;
  delete process.env["NODE_ENV"];
  buildWhatIsStale();
  process.env["NODE_ENV"] = NODE_ENV;
}
