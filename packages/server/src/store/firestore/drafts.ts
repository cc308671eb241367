import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { FIELD_ERROR_CODES } from "@danji/data/errors";
import { LEAD_KINDS } from "@danji/data/leads/port";
import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { Draft, DraftStore } from "../../forms/draft-store.ts";

const COLLECTION = "drafts";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const draftSchema: z.ZodType<Draft> = z.object({
  form: z.object({
    kind: z.enum(LEAD_KINDS),
    values: z.record(z.string(), z.string()),
    errors: z.array(z.object({ field: z.string(), code: z.enum(FIELD_ERROR_CODES), message: z.string() })),
    message: z.string(),
  }),
  path: z.string(),
  expiresAt: z.number(),
});

const bytes = z.instanceof(Uint8Array);

/** Two values that only who has the token can make, neither of which tells the other. */
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
 * Drafts in Firestore, where every instance finds them: `drafts/{hash of the token} = {sealed, endsAt}`. They are sealed
 * with a key that only the visitor's cookie holds, so that nobody can read in the database what somebody else typed.
 */
export function createFirestoreDrafts(db: Firestore): DraftStore {
  const drafts = db.collection(COLLECTION);
  const referenceOf = (token: string) => drafts.doc(derive(token, "name").toString("base64url"));
  return {
    async put(token, draft) {
      await referenceOf(token).create({ sealed: seal(token, draft), endsAt: new Date(draft.expiresAt) });
    },
    async get(token) {
      const document = await referenceOf(token).get();
      return document.exists ? open(token, bytes.parse(document.get("sealed"))) : undefined;
    },
    async delete(token) {
      await referenceOf(token).delete();
    },
  };
}
