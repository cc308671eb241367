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
import { saleEndEarly } from "./references/sale-end.ts";
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
  saleEndEarly,
];

/** Faults that show only between the files, with which no site is built: names that lead nowhere, and an end of the sale that cannot be. */
export const checkReferences = (complex: Complex) => runRules(RULES, complex);
