import type { ComponentProps } from "react";
import { Disclosure, type DisclosureRootProps } from "../disclosure/index.ts";
import { SiteLink, SiteList } from "./FamilySites.styles.ts";

/** Props of `Footer.FamilySites`: those of `Disclosure.Root`, and the words on its button. */
export interface FooterFamilySitesProps extends DisclosureRootProps {
  /** What stands on the button and names the list. Default: `패밀리 사이트`. */
  label?: string | undefined;
}

/**
 * The collapsible list of sites of the same house: `Footer.FamilySite`s.
 *
 * Keys: Enter or Space on its button opens and closes.
 */
export function FooterFamilySites({ label = "패밀리 사이트", children, ...disclosure }: FooterFamilySitesProps) {
  return (
    <Disclosure.Root {...disclosure}>
      <Disclosure.Trigger tone="onDark">{label}</Disclosure.Trigger>
      <Disclosure.Content>
        <SiteList>{children}</SiteList>
      </Disclosure.Content>
    </Disclosure.Root>
  );
}

/** Props of `Footer.FamilySite`: those of an `<a>`. */
export interface FooterFamilySiteProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  /** Address of the site. */
  href: string;
}

/** Another site, in a window of its own; its words say so. */
export function FooterFamilySite({ children, ...link }: FooterFamilySiteProps) {
  return (
    <li>
      <SiteLink {...link} target="_blank" rel="noopener">
        {children} (새 창)
      </SiteLink>
    </li>
  );
}
