import * as z from "zod";
import { httpsUrl, isoDate, provenance, text } from "./primitives.ts";

/** Validity of a set of legal rules, and the official place where a reader can check a result. */
export const lawBasis = {
  ...provenance.shape,
  /** First day on which the rules apply. */
  validFrom: isoDate,
  /** Last day on which the rules may be used without reading the law again. */
  reviewBy: isoDate,
  /** Official services that check a result, such as 청약홈. */
  official: z.array(z.strictObject({ label: text, url: httpsUrl })).min(1),
};

export type LawBasis = z.output<z.ZodObject<typeof lawBasis>>;
