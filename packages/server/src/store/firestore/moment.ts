import { z } from "zod";

const NANOSECONDS_IN_MS = 1_000_000;

/**
 * A timestamp of Firestore by its two numbers, as ms since 1970. So that reading one does not need the SDK's class, which
 * comes with all of the SDK.
 */
export const moment = z
  .object({ seconds: z.number(), nanoseconds: z.number() })
  .transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / NANOSECONDS_IN_MS));
