import { Disclosure } from "@danji/ui/disclosure";
import { identity } from "complex:identity";
import { FamilyList } from "./Footer.styles.ts";

/** The collapsible list of sites of the same house. */
export function FamilySites() {
  return (
    <Disclosure.Root>
      <Disclosure.Trigger tone="onDark">패밀리 사이트</Disclosure.Trigger>
      <Disclosure.Content>
        <FamilyList>
          {identity.familySites.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {name} (새 창)
              </a>
            </li>
          ))}
        </FamilyList>
      </Disclosure.Content>
    </Disclosure.Root>
  );
}
