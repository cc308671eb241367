import { Button } from "@danji/ui/button";
import { identity } from "complex:identity";
import { useId, useState } from "react";
import { FamilyList, FamilyRoot } from "./Footer.styles.ts";

/** The collapsible list of sites of the same house. */
export function FamilySites() {
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  return (
    <FamilyRoot>
      <Button
        variant="secondary"
        tone="onDark"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => setExpanded(!expanded)}
      >
        패밀리 사이트
      </Button>
      <FamilyList id={listId} data-state={expanded ? "open" : "closed"}>
        {identity.familySites.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name} (새 창)
            </a>
          </li>
        ))}
      </FamilyList>
    </FamilyRoot>
  );
}
