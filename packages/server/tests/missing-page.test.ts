import { afterAll, expect, it } from "vitest";
import { send } from "./support/send.ts";
import { startTestServer } from "./support/server.ts";
import { removeTemporaryDirs, sampleSite } from "./support/site.ts";

afterAll(removeTemporaryDirs);

it("says that an address has no page, whichever was asked for first", async () => {
  // As the real renderer: it finds a page whatever slashes follow its address.
  const render = ({ url }: { readonly url: string }) =>
    Promise.resolve({ status: 200, html: /^\/Brand\/intro\/*$/u.test(url) ? "인사말" : "없는 주소" });
  const server = await startTestServer({ site: sampleSite(), render });
  for (const path of ["/Brand/intro//", "/nowhere"]) {
    const answer = await send(server.url, { path });
    expect([answer.status, answer.text], path).toEqual([404, "없는 주소"]);
  }
  await server.close();
});
