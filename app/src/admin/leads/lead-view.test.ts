import { leadOf } from "@danji/data/leads/lead.fixture";
import { expect, it } from "vitest";
import { leadView } from "./lead-view.ts";

it("writes the day of a visit as the text message does", () => {
  const lead = leadOf({ visitDate: "2026-12-24" });
  const { facts } = leadView({ ...lead, id: "1", state: "new", isQuarantined: false });
  expect(facts).toContainEqual(["방문 희망일", "2026.12.24(목)"]);
});
