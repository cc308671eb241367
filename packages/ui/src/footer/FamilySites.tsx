"use client";
import type { ComponentProps } from "react";
import { Disclosure, type DisclosureRootProps } from "../disclosure/index.ts";
import { familySites } from "../messages/ko/family-sites.ts";
import { useMessages } from "../provider/messages-context.ts";
import { SiteLink, SiteList } from "./FamilySites.styles.ts";

/** Props of `Footer.FamilySites`: those of `Disclosure.Root`. */
export type FooterFamilySitesProps = DisclosureRootProps;

/**
 * Renders the collapsible list of `Footer.FamilySite`s, sites of the same company.
 *
 * Keys: Enter or Space on its button opens and closes.
 */
export function FooterFamilySites({ children, ...disclosure }: FooterFamilySitesProps) {
  const messages = useMessages("familySites", familySites);
  return (
    <Disclosure.Root {...disclosure}>
      <Disclosure.Trigger tone="onDark">{messages.label}</Disclosure.Trigger>
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

/** Renders a link to another site, which says that it opens a new window. */
export function FooterFamilySite({ children, ...link }: FooterFamilySiteProps) {
  const messages = useMessages("familySites", familySites);
  return (
    <li>
      <SiteLink {...link} target="_blank" rel="noopener">
        <span>{children}</span> <span>{`(${messages.newWindow})`}</span>
      </SiteLink>
    </li>
  );
}
