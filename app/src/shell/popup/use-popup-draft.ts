import type { LeadFields } from "@danji/api/leads/fields";
import { useEffect, useState } from "react";
import { memoryDraft, type SharedDraft, tabDraft } from "@danji/blocks/fields/draft.ts";

/** Holds the draft from a reload until the popup loads again or the next document does (`bootstrap.ts`): it is personal. */
const kept = tabDraft("danji:popup");

const isTyped = (fields: LeadFields) => Object.keys(fields).length > 0;

/** Returns the draft of the popup's form, which outlives a reload that `danji:leaving` announces and a failure of the site. */
export function usePopupDraft(): SharedDraft {
  const [draft] = useState(() => memoryDraft(kept.read()));
  useEffect(() => {
    kept.clear();
    const keep = () => {
      if (isTyped(draft.read())) kept.save(draft.read());
    };
    window.addEventListener("danji:leaving", keep);
    return () => {
      window.removeEventListener("danji:leaving", keep);
      // The popup is only removed together with a site that has failed, whose notice offers a reload.
      keep();
    };
  }, [draft]);
  return draft;
}
