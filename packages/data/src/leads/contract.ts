import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LEAD_KINDS, type LeadFields, type LeadKind, type LeadsPort } from "./port.ts";

/** A lead as it was stored; fields that were left empty are missing. */
export type StoredLead = { readonly kind: LeadKind } & Readonly<Record<string, unknown>>;

/** An adapter over a store of its own. */
export interface LeadsHarness {
  readonly leads: LeadsPort;
  /** All that has been stored, in its order, with the field names of the wire. */
  stored(): Promise<readonly StoredLead[]>;
  dispose(): Promise<void>;
}

const FIELDS: Readonly<Record<LeadKind, LeadFields>> = {
  interest: { name: "홍길동", phone: "031-000-0000", birthdate: "900101" },
  visit: { name: "홍길동", phone: "010-1234-5678", birthdate: "900101", message: "주차가 되나요?\n두 대입니다." },
  inquiry: { name: "홍길동", phone: "0310000000", message: "문의드립니다." },
};

/**
 * Describes what every adapter of `LeadsPort` does. `makeHarness` is called before each test and returns an empty
 * store.
 */
export function describeLeadsContract(name: string, makeHarness: () => Promise<LeadsHarness>): void {
  describe(`leads contract: ${name}`, () => {
    let harness: LeadsHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    it.each(LEAD_KINDS)("stores one %s with what was filled in", async (kind) => {
      await harness.leads.send(kind, { ...FIELDS[kind], visitDate: "", email: "", _gotcha: "" });
      expect(await harness.stored()).toEqual([{ kind, ...FIELDS[kind], marketing: false, consent: false }]);
    });

    it.each(LEAD_KINDS)("stores the optional fields of %s", async (kind) => {
      const more = { visitDate: "2026-05-01" };
      await harness.leads.send(kind, { ...FIELDS[kind], ...more, marketing: "on", consent: "on" });
      expect(await harness.stored()).toEqual([{ kind, ...FIELDS[kind], ...more, marketing: true, consent: true }]);
    });

    it("keeps what was written to the letter", async () => {
      const fields = { ...FIELDS.inquiry, name: `O'홍"; DROP TABLE leads;--`, message: "<b>&amp;</b>\n\n😀 100% \\n" };
      await harness.leads.send("inquiry", fields);
      expect(await harness.stored()).toMatchObject([fields]);
    });

    it("says yes to a robot and stores nothing", async () => {
      await harness.leads.send("visit", { ...FIELDS.visit, _gotcha: "http://spam.example" });
      expect(await harness.stored()).toEqual([]);
    });

    it("refuses an invalid phone number, and names the field", async () => {
      const sending = harness.leads.send("visit", { ...FIELDS.visit, phone: "+82 10 1234 5678" });
      await expect(sending).rejects.toMatchObject({
        name: "DataError",
        kind: "rejected",
        fields: [{ field: "phone", code: "TYPE_PHONE", message: expect.stringContaining("예: 01012345678") }],
      });
      expect(await harness.stored()).toEqual([]);
    });

    it.each(LEAD_KINDS)("refuses an empty %s", async (kind) => {
      await expect(harness.leads.send(kind, {})).rejects.toMatchObject({ kind: "rejected" });
      expect(await harness.stored()).toEqual([]);
    });

    it("stores each of many concurrent leads once", async () => {
      const names = Array.from({ length: 20 }, (_, index) => `손님 ${index}`);
      await Promise.all(names.map((guest) => harness.leads.send("visit", { ...FIELDS.visit, name: guest })));
      const stored = (await harness.stored()).map((lead) => lead["name"]);
      expect(stored).toHaveLength(names.length);
      expect(new Set(stored)).toEqual(new Set(names));
    });
  });
}
