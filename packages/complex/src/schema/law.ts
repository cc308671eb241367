import * as z from "zod";
import { httpsUrl, isoDate, named, provenance, reviewBy, text } from "./primitives.ts";

/** Validity of a set of legal rules, and the official place where a reader can check a result. */
export const lawBasis = {
  ...provenance.shape,
  validFrom: isoDate.meta({ title: "시행일", description: "이 기준을 쓰기 시작하는 날. yyyy-mm-dd로 씁니다." }),
  reviewBy,
  /** Official services that check a result, such as 청약홈. */
  official: z.array(named("공식 서비스", { label: text.meta({ title: "확인할 공식 서비스" }), url: httpsUrl })).min(1),
};

export type LawBasis = z.output<z.ZodObject<typeof lawBasis>>;
