import { expect, it } from "vitest";
import { securityText } from "../src/security-text.ts";

const site = { phone: "031-000-0000", siteUrl: "https://sample.example" };
const DAY = "2026-11-24";
const fields = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/u).slice(0, 2)),
  );

it("has the fields that RFC 9116 asks for, one a line", () => {
  const text = securityText({ ...site, securityContact: "safe@sample.example" }, DAY);
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S.*\n){4}$/u);
  expect(fields(text)).toMatchObject({
    Contact: "mailto:safe@sample.example",
    "Preferred-Languages": "ko, en",
    Canonical: "https://sample.example/.well-known/security.txt",
  });
});

it("expires within a year of the build", () => {
  const expires = Date.parse(fields(securityText(site, DAY))["Expires"] ?? "");
  expect(expires).toBeGreaterThan(Date.parse("2027-09-01"));
  expect(expires).toBeLessThan(Date.parse("2027-11-24"));
});

it("names the phone where there is no address for reports", () => {
  expect(fields(securityText(site, DAY))["Contact"]).toBe("tel:+82-31-000-0000");
});
