import { phoneKey } from "@danji/api/leads/phone";
import type { Firestore, Query } from "firebase-admin/firestore";
import { z } from "zod";
import type { LeadsAdminStore, Person } from "../leads-admin-port.ts";
import { PHONE_KEY } from "./lead-document.ts";
import { leadsWithout } from "./leads-without.ts";

/** How long it is remembered that all leads have the key, in ms: only a release that is being replaced stores others, for seconds. */
const FILLED_MS = 60_000;

/** Returns how many documents a query finds, of which it reads none. */
export const countIn = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The part of {@link LeadsAdminStore} that finds the leads of one person. */
export interface PersonLeads extends Pick<LeadsAdminStore, "countOf" | "idsOf"> {
  /**
   * Gives leads that an earlier release has stored the key by which those of a person are found. The methods here call it first, so that
   * none is missed. Can be repeated after an interruption.
   */
  fillPhoneKeys(): Promise<void>;
}

/** Finds a person's leads in Firestore by the key of the phone. Conditions of equality alone need no index of their own. */
export function createPersonLeads(db: Firestore): PersonLeads {
  async function fill(): Promise<void> {
    for await (const without of leadsWithout(db, PHONE_KEY)) {
      if (without.length === 0) continue;
      await db.runTransaction(async (transaction) => {
        for (const lead of await transaction.getAll(...without.map(({ ref }) => ref)))
          if (lead.exists) transaction.update(lead.ref, { [PHONE_KEY]: phoneKey(z.string().parse(lead.get("phone"))) });
      });
    }
  }

  let filled: { readonly until: number; readonly done: Promise<void> } | undefined;
  async function fillPhoneKeys(): Promise<void> {
    if (filled === undefined || filled.until <= Date.now()) filled = { until: Date.now() + FILLED_MS, done: fill() };
    try {
      await filled.done;
    } catch (error) {
      filled = undefined;
      throw error;
    }
  }

  async function find({ phone, siteId }: Person): Promise<Query> {
    await fillPhoneKeys();
    const anywhere = db.collection("leads").where(PHONE_KEY, "==", phoneKey(phone));
    return siteId === "" ? anywhere : anywhere.where("siteId", "==", siteId);
  }

  return {
    fillPhoneKeys,
    async countOf(person) {
      return countIn(await find(person));
    },
    async idsOf(limit, person, { onlyAgreed = false } = {}) {
      const leads = await find(person);
      const wanted = onlyAgreed ? leads.where("marketing", "==", true) : leads;
      return (await wanted.select().limit(limit).get()).docs.map(({ id }) => id);
    },
  };
}
