import type { Complex } from "../complex.ts";
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
import { runRules } from "./rule.ts";

const RULES = [
  missingImage,
  deadLink,
  missingFact,
  missingNotice,
  missingPaper,
  missingQuestion,
  missingType,
  missingScene,
  missingRules,
  projection,
  missingPage,
  pageAddress,
  missingData,
  tableShape,
  announcementParts,
];

/** Faults that show only between the files and without which no page can be built: names that lead nowhere. */
export const checkReferences = (complex: Complex) => runRules(RULES, complex);
