import { expect, it, vi } from "vitest";
import { createPlanSheets } from "./plan-sheets.ts";

const SHEET = { basic: "<svg />" };

it("fetches a sheet once", async () => {
  const fetchSheet = vi.fn(async () => SHEET);
  const sheets = createPlanSheets(fetchSheet);
  expect(sheets.state("84a")).toEqual({ status: "none" });
  const loading = sheets.load("84a");
  expect(sheets.state("84a")).toEqual({ status: "loading" });
  await Promise.all([loading, sheets.load("84a")]);
  await sheets.load("84a");
  expect(sheets.state("84a")).toEqual({ status: "ready", sheet: SHEET });
  expect(fetchSheet).toHaveBeenCalledTimes(1);
});

it("fails without rejecting, and fetches again when asked again", async () => {
  const fetchSheet = vi.fn(async () => SHEET).mockRejectedValueOnce(new Error("offline"));
  const sheets = createPlanSheets(fetchSheet);
  await sheets.load("84a");
  expect(sheets.state("84a")).toEqual({ status: "failed" });
  await sheets.load("84a");
  expect(sheets.state("84a")).toEqual({ status: "ready", sheet: SHEET });
});

it("fails where a sheet does not exist", async () => {
  const sheets = createPlanSheets(() => undefined);
  await sheets.load("none");
  expect(sheets.state("none")).toEqual({ status: "failed" });
});
