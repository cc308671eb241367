import { securityHeadersOf } from "@danji/server/http/security-headers";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, it } from "vitest";
import { type Backend, sourcesOf } from "./backend.ts";
import { siteManifest } from "@danji/delivery/manifest";
import { readComplex, TEMPLATE } from "./complexes.ts";

const SETTINGS = { apiKey: "key", authDomain: "danji.example", projectId: "danji-sample", appId: "1:2:web:3" };
const complex = await readComplex(TEMPLATE);

/** Returns the policy of a site with this backend and a film of a provider, which opens a frame. */
function policyOf(backend: Backend): string {
  const film = { kind: "provider", src: "https://film.example/embed/1", seconds: 8, uploaded: "2026-01-01" } as const;
  const videos = {
    ...complex.videos,
    brand: { key: "brand", title: "홍보영상", description: "단지의 저녁", poster: "band", film },
  };
  const site = siteManifest({ ...complex, videos }, [], [], "404.html", "2026-01-01", sourcesOf(backend));
  return securityHeadersOf(site)["Content-Security-Policy"] ?? "";
}

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);

it.each<[string, Backend]>([
  ["the embedded backend", { kind: "embedded" }],
  ["Firebase", { kind: "firebase", settings: SETTINGS }],
  ["Firebase with App Check", { kind: "firebase", settings: { ...SETTINGS, recaptchaKey: "key" } }],
])("has no weak point that csp_evaluator calls high, with %s", (_, backend) => {
  expect(findings(policyOf(backend))).toEqual([]);
});

it("would be called weak with inline scripts", () => {
  expect(findings("default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
});
