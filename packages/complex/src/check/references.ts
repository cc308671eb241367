import type { Complex } from "../complex.ts";
import { announcementParts } from "./references/announcement.ts";
import { missingImage, projection } from "./references/images.ts";
import { missingFact, missingNotice, missingQuestion, missingScene, missingType } from "./references/keys.ts";
import { deadLink } from "./references/links.ts";
import { pageSet, tableShape } from "./references/pages.ts";
import { runRules } from "./rule.ts";

const RULES = [
  missingImage,
  deadLink,
  missingFact,
  missingNotice,
  missingQuestion,
  missingType,
  missingScene,
  projection,
  pageSet,
  tableShape,
  announcementParts,
];

/** Faults that show only between the files and without which no page can be built: names that lead nowhere. */
export const checkReferences = (complex: Complex) => runRules(RULES, complex);
