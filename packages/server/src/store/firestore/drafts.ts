import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { phoneKey } from "@danji/api/leads/phone";
import { returnedForm } from "@danji/api/page-state";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { Draft, DraftStore } from "../store.ts";
import { gaveUp, inTime } from "./status.ts";

const COLLECTION = "drafts";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const draftSchema: z.ZodType<Draft> = z.object({ form: returnedForm, path: z.string(), expiresAt: z.number() });

const bytes = z.instanceof(Uint8Array);

/** Two values derived from the token, neither of which reveals the other. */
const derive = (token: string, use: "name" | "key"): Buffer => createHash("sha256").update(`${use} ${token}`).digest();

function seal(token: string, draft: Draft): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(token, "key"), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(draft)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function open(token: string, sealed: Uint8Array): Draft {
  const decipher = createDecipheriv(CIPHER, derive(token, "key"), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return draftSchema.parse(JSON.parse(text.toString()));
}

/**
 * Drafts in Firestore, where every instance finds them: `drafts/{hash of the token} = {sealed, person, endsAt}`. They are sealed
 * with a key that only the visitor's cookie holds, so that the database alone shows nothing of what was typed. `person` is
 * a keyed hash of the phone, by which a person's drafts are deleted; a time-to-live policy deletes all after `endsAt`.
 *
 * @param salt Of that hash.
 * @param patienceMs How long keeping a form may take. Then it counts as not kept. @default no bound
 */
export function createFirestoreDrafts(db: Firestore, salt: string, patienceMs?: number): DraftStore {
  const drafts = db.collection(COLLECTION);
  const personOf = (phone: string): string =>
    createHmac("sha256", salt)
      .update(`person ${phoneKey(phone)}`)
      .digest("base64url");
  const referenceOf = (token: string) => drafts.doc(derive(token, "name").toString("base64url"));
  return {
    async put(token, draft) {
      const person = personOf(draft.form.values["phone"] ?? "");
      const fields = { sealed: seal(token, draft), person, endsAt: new Date(draft.expiresAt) };
      try {
        await inTime(referenceOf(token).create(fields), patienceMs);
        return true;
      } catch (error) {
        if (!gaveUp(error)) throw error;
        // The form is still in the visitor's browser, one step back.
        return false;
      }
    },
    async get(token) {
      const document = await referenceOf(token).get();
      return document.exists ? open(token, bytes.parse(document.get("sealed"))) : undefined;
    },
    async delete(token) {
      await referenceOf(token).delete();
    },
    async deleteOf(phone) {
      const { docs } = await drafts.where("person", "==", personOf(phone)).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}
