import { expect, test } from "./support/test.ts";

/** JavaScript that the home page may transfer until it rests, in bytes (issue 6: 100 KB). */
const SCRIPT_BUDGET = 100_000;
/** Smaller files are not compressed: they fit into one packet anyway. */
const COMPRESSED_FROM = 1024;

test("loads no more JavaScript than agreed with the home page", async ({ page }) => {
  const transfers: Promise<{ readonly type: string; readonly bytes: number; readonly encoding: string }>[] = [];
  page.on("requestfinished", (request) => {
    const read = async () => {
      const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
      const headers = response?.headers() ?? {};
      return { type: request.resourceType(), bytes: responseBodySize, encoding: headers["content-encoding"] ?? "" };
    };
    transfers.push(read());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const all = await Promise.all(transfers);
  const scripts = all.filter(({ type }) => type === "script");
  const total = (list: typeof all) => list.reduce((sum, { bytes }) => sum + bytes, 0);
  const kilobytes = (list: typeof all) => `${(total(list) / 1000).toFixed(1)} KB`;
  console.log(
    [
      `home page, first load: ${kilobytes(scripts)} of JavaScript in ${scripts.length} files`,
      `${kilobytes(all)} in ${all.length} requests in all`,
    ].join("; "),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts.filter(({ bytes }) => bytes >= COMPRESSED_FROM)) expect(script.encoding).toBe("br");
  expect(total(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
