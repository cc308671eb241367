import type { Identity } from "@danji/complex/schema/identity";
import { Disclosure } from "@danji/ui/disclosure";
import { QuietLink, SiteList } from "./Footer.styles.ts";

/** Renders the collapsible list of sites of the same house, which open in a window of their own. */
export const FamilySites = ({ sites }: { sites: Identity["familySites"] }) => (
  <Disclosure.Root>
    <Disclosure.Trigger tone="onDark">패밀리 사이트</Disclosure.Trigger>
    <Disclosure.Content>
      <SiteList>
        {sites.map(({ name, url }) => (
          <li key={url}>
            <QuietLink href={url} target="_blank" rel="noopener">
              <span>{name}</span> <span>(새 창)</span>
            </QuietLink>
          </li>
        ))}
      </SiteList>
    </Disclosure.Content>
  </Disclosure.Root>
);
