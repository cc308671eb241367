import type { Complex } from "../complex.ts";
import type { Kinds } from "../kinds.ts";
import { announcementParts } from "./references/announcement.ts";
import { missingImage, projection } from "./references/images.ts";
import {
  missingFact,
  missingNotice,
  missingPaper,
  missingQuestion,
  missingRules,
  missingScene,
  missingType,
} from "./references/keys.ts";
import { deadLink } from "./references/links.ts";
import { missingData, missingPage, pageAddress, tableShape } from "./references/pages.ts";
import { saleEndEarly } from "./content/schedule.ts";
import { runRules } from "./rule.ts";

const rulesOf = (kinds: Kinds) => [
  missingImage(kinds),
  deadLink(kinds),
  missingFact(kinds),
  missingNotice(kinds),
  missingPaper,
  missingQuestion(kinds),
  missingType(kinds),
  missingScene,
  missingRules(kinds),
  projection(kinds),
  missingPage,
  pageAddress,
  missingData(kinds),
  tableShape(kinds),
  announcementParts(kinds),
  saleEndEarly,
];

/** Faults that show only between the files, with which no site is built: names that lead nowhere, and an end of the sale that cannot be. */
export const checkReferences = (complex: Complex, kinds: Kinds) => runRules(rulesOf(kinds), complex);
