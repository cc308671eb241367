import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { send, type Answer } from "./support/send.ts";
import { startForTest, startTestServer } from "./support/server.ts";
import { buildSampleSite, FILM, sampleSite, SCRIPT } from "./support/site.ts";

const root = buildSampleSite();
const server = await startTestServer({ staticRoot: root, site: sampleSite() });
afterAll(server.close);

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  send(server.url, { path, headers });

describe("addresses", () => {
  it.each([
    ["/", "index.html"],
    ["/Brand/intro", "Brand/intro.html"],
    ["/bRAND/INTRO", "Brand/intro.html"],
    ["/%42rand/intro", "Brand/intro.html"],
    ["/sample/press", "sample/press.html"],
    ["/Sample/Customer", "_site/customer.html"],
    ["/other/press", "_site/press.html"],
    ["/naver1234.html", "naver1234.html"],
  ])("%s shows %s", async (path, file) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, `<h1>${file}</h1>`]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["/Brand/intro/", 308, "/Brand/intro"],
    ["/brand/intro/?utm=x", 308, "/brand/intro?utm=x"],
    ["/Promotion/Press", 302, "/sample/press"],
    ["/promotion/press?utm_source=kakao&x=%23", 302, "/sample/press?utm_source=kakao&x=%23"],
    ["/sample/press/gone?utm_source=kakao", 302, "/sample/press?utm_source=kakao"],
    ["/Promotion/Press/", 308, "/Promotion/Press"],
    ["/sample/press/missing", 302, "/sample/press"],
    ["/%2F%2Fevil.example/press/x", 404, undefined],
    ["/evil.example%0d%0aX-Evil:1/press/x", 302, "/evil.example%0D%0AX-Evil%3A1/press"],
  ])("%s answers %i to %s", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["location"]]).toEqual([status, location]);
    expect(answer.headers["x-evil"]).toBeUndefined();
  });

  it("shows an article's page on its own site only, in any letter case", async () => {
    const list: unknown = JSON.parse((await get("/api/press?siteId=sample")).text);
    const [, id] = /"id":"(\w+)"/u.exec(JSON.stringify(list)) ?? [];
    expect((await get(`/sample/press/${id}`)).text).toBe("<h1>_site/article.html</h1>");
    expect((await get(`/Sample/PRESS/${id}`)).status).toBe(200);
    expect((await get(`/other/press/${id}`)).headers["location"]).toBe("/other/press");
  });

  it("keeps unknown sites and addresses out of search engines", async () => {
    expect((await get("/other/press")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/nope")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/sample/press")).headers["x-robots-tag"]).toBeUndefined();
    expect((await get("/SAMPLE/customer")).headers["x-robots-tag"]).toBeUndefined();
  });
});

it("a rendered page that says that an address has none comes with 404, whichever address was asked for first", async () => {
  // As the real renderer: it finds a page whatever slashes follow its address.
  const render = ({ url }: { readonly url: string }) =>
    Promise.resolve({ status: 200, html: /^\/Brand\/intro\/*$/u.test(url) ? "인사말" : "없는 주소" });
  const rendering = await startForTest({ site: sampleSite(), render });
  for (const path of ["/Brand/intro//", "/nowhere"]) {
    const answer = await send(rendering.url, { path });
    expect([answer.status, answer.text], path).toEqual([404, "없는 주소"]);
  }
});

describe("files", () => {
  const script = "/assets/main-1a2b.js";

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip;q=0.0", undefined],
    ["", undefined],
  ])("come to who accepts %j as %s", async (accept, encoding) => {
    const headers = { "Accept-Encoding": accept };
    const answer = await get(script, headers);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(answer.headers["vary"]).toBe("Accept-Encoding");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { bytes: body } = answer;
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    const plain = encoding === "br" || encoding === "gzip" ? decode[encoding](body) : body;
    expect(plain.toString()).toBe(SCRIPT);
    expect(answer.headers["content-length"]).toBe(String(body.length));
  });

  it.each([
    ["/media/film.mp4", "video/mp4"],
    ["/media/film.vtt", "text/vtt; charset=utf-8"],
  ])("tell what %s is", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  it("come once: each encoding has a tag, and who has it gets 304", async () => {
    const plain = await get(script);
    const brotli = await get(script, { "Accept-Encoding": "br" });
    expect(plain.headers["etag"]).toMatch(/^"[\w-]+"$/u);
    expect(brotli.headers["etag"]).not.toBe(plain.headers["etag"]);
    for (const tag of [String(plain.headers["etag"]), `"x", W/${String(plain.headers["etag"])}`, "*"]) {
      const answer = await get(script, { "If-None-Match": tag });
      expect([answer.status, answer.text, answer.headers["etag"]]).toEqual([304, "", plain.headers["etag"]]);
    }
    expect((await get(script, { "If-None-Match": '"x"' })).status).toBe(200);
  });

  it("are sent again after a change", async () => {
    const before = (await get("/Brand/intro")).headers["etag"];
    const file = join(root, "Brand/intro.html");
    writeFileSync(file, "<h1>Brand/neuer.html</h1>");
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const after = await get("/Brand/intro", { "If-None-Match": String(before) });
    expect([after.status, after.text]).toEqual([200, "<h1>Brand/neuer.html</h1>"]);
    writeFileSync(file, "<h1>Brand/intro.html</h1>");
  });

  it("answer HEAD with all but the body", async () => {
    const answer = await send(server.url, { method: "HEAD", path: "/media/film.mp4" });
    expect([answer.status, answer.text]).toEqual([200, ""]);
    expect(answer.headers["content-length"]).toBe(String(FILM.length));
    expect(answer.headers["accept-ranges"]).toBe("bytes");
    expect((await send(server.url, { method: "HEAD", path: "/" })).headers["content-type"]).toContain("text/html");
    expect((await send(server.url, { method: "HEAD", path: "/nope" })).status).toBe(404);
  });

  it.each([
    ["bytes=0-0", 206, 0, 1],
    ["bytes=199990-999999", 206, 199_990, 200_000],
    ["bytes=-10", 206, 199_990, 200_000],
    ["bytes=70000-140000", 206, 70_000, 140_001],
    ["bytes=0-1,5-6", 200, 0, 200_000],
    ["bytes=5-1", 200, 0, 200_000],
    ["lines=1-2", 200, 0, 200_000],
  ])("answer the range %s with %i", async (range, status, start, end) => {
    const answer = await get("/media/film.mp4", { Range: range });
    expect(answer.status).toBe(status);
    const expected = status === 206 ? `bytes ${start}-${end - 1}/200000` : undefined;
    expect(answer.headers["content-range"]).toBe(expected);
    // `toEqual` takes half a second over as many bytes.
    expect(answer.bytes.equals(FILM.subarray(start, end))).toBe(true);
  });

  it.each(["bytes=200000-", "bytes=-0"])("refuse the range %s, which lies outside", async (range) => {
    const answer = await get("/media/film.mp4", { Range: range });
    expect([answer.status, answer.headers["content-range"]]).toEqual([416, "bytes */200000"]);
  });

  it("answer a range of an older version with the whole file", async () => {
    const headers = { Range: "bytes=0-1", "If-Range": '"old"' };
    expect((await get("/media/film.mp4", headers)).status).toBe(200);
    const tag = String((await get("/media/film.mp4")).headers["etag"]);
    expect((await get("/media/film.mp4", { ...headers, "If-Range": tag })).status).toBe(206);
  });

  it("may be empty or have Korean names", async () => {
    expect((await get("/empty.txt")).text).toBe("");
    expect((await get(`/${encodeURIComponent("한글.txt")}`)).text).toBe("한글");
  });

  it("stay served when readers go away in the middle", async () => {
    const { get: call } = await import("node:http");
    for (let index = 0; index < 50; index += 1) {
      await new Promise<void>((resolve, reject) => {
        const request = call(`${server.url}/media/film.mp4`, { agent: false }, (answer) => {
          answer.once("data", () => answer.destroy());
          answer.once("close", resolve);
        });
        request.on("error", reject);
      });
    }
    expect((await get("/media/film.mp4", { Range: "bytes=0-0" })).status).toBe(206);
    expect(server.lines).toEqual([]);
  });
});

it.each(["/", "/nope", "/announcement.pdf", "/api/health"])(
  "headers of every answer that may be a document: %s",
  async (path) => {
    const { headers } = await get(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'self' https://vr.example;");
    expect(policy).toContain("connect-src 'self' https://forms.example;");
    expect(policy).toContain("form-action 'self' https://forms.example;");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  },
);

describe("headers of what pages are made of", () => {
  it.each(["/assets/main-1a2b.js", "/assets/text.woff2", "/assets/late.css", "/assets/plan.avif", "/media/film.mp4"])(
    "%s",
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      for (const name of ["content-security-policy", "permissions-policy", "x-frame-options", "referrer-policy"])
        expect(headers[name], name).toBeUndefined();
    },
  );

  it("blocks scripts in an SVG that is opened directly", async () => {
    const { status, headers } = await get("/favicon.svg");
    expect(status).toBe(200);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  });
});
