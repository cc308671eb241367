"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { Disclosure } from "../disclosure/index.ts";
import { useMessages } from "../messages/useMessages.ts";
import type { LinkProps } from "../provider/link-context.ts";
import {
  Ground,
  GroupBox,
  GroupTitle,
  IdentityBox,
  LegalBox,
  MapColumns,
  Name,
  Remark,
  Remarks,
  Row,
  FooterAnchor,
  SiteList,
  Top,
} from "./Footer.styles.ts";
import { Link } from "../provider/Link.tsx";

/**
 * Renders the foot of every page: who sells and how to contact them, all pages in groups, legal notes.
 *
 * Use it once, outside of `main`: only there it is the page's contentinfo. Do not use it for what a reader has to see
 * before acting (`Notice`, `Form`).
 *
 * Keys: those of links, and of the disclosure of the family sites.
 */
export function FooterRoot(footer: ComponentProps<"footer">) {
  return <Ground {...footer} />;
}

/** Renders the upper part: `Footer.Identity` and `Footer.Navigation`, side by side or stacked. */
export function FooterMain(main: ComponentProps<"div">) {
  return <Top {...main} />;
}

/** Renders who sells: `Footer.Name`, contacts, `Footer.Actions`. */
export function FooterIdentity(identity: ComponentProps<"div">) {
  return <IdentityBox {...identity} />;
}

/** Renders the name of the complex. */
export function FooterName(name: ComponentProps<"p">) {
  return <Name {...name} />;
}

/** Renders buttons and `Footer.FamilySites` in a row. Not on paper. */
export function FooterActions(actions: ComponentProps<"div">) {
  return <Row {...actions} />;
}

/**
 * Renders the collapsible list of `Footer.FamilySite`s, sites of the same company.
 *
 * Keys: Enter or Space on its button opens and closes.
 */
export function FooterFamilySites({ children, ...disclosure }: ComponentProps<typeof Disclosure.Root>) {
  const messages = useMessages("familySites");
  return (
    <Disclosure.Root {...disclosure}>
      <Disclosure.Trigger tone="onDark">{messages.label}</Disclosure.Trigger>
      <Disclosure.Content>
        <SiteList>{children}</SiteList>
      </Disclosure.Content>
    </Disclosure.Root>
  );
}

interface FooterFamilySiteProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  /** Address of the site. */
  href: string;
}

/** Renders a link to another site, which says that it opens a new window. */
export function FooterFamilySite({ children, ...link }: FooterFamilySiteProps) {
  const messages = useMessages("familySites");
  return (
    <li>
      <FooterAnchor {...link} target="_blank" rel="noopener">
        <span>{children}</span> <span>{`(${messages.newWindow})`}</span>
      </FooterAnchor>
    </li>
  );
}

interface FooterNavigationProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Accessible name, such as `전체 페이지`. It differs from that of the main navigation. */
  label: string;
}

/** Renders all pages in `Footer.Group`s. */
export function FooterNavigation({ label, ...nav }: FooterNavigationProps) {
  return <MapColumns {...nav} aria-label={label} />;
}

interface FooterGroupProps extends Omit<ComponentProps<"div">, "title"> {
  /** Title of the group, which names the list. */
  title: ReactNode;
}

/** Renders the `Footer.Link`s of a group. */
export function FooterGroup({ title, children, ...group }: FooterGroupProps) {
  const titleId = useId();
  return (
    <GroupBox {...group}>
      <GroupTitle id={titleId}>{title}</GroupTitle>
      <ul aria-labelledby={titleId}>{children}</ul>
    </GroupBox>
  );
}

/** Renders a link to a page. */
export function FooterLink(link: LinkProps) {
  return (
    <li>
      <FooterAnchor as={Link} {...link} />
    </li>
  );
}

interface FooterRemarksProps extends Omit<ComponentProps<"ul">, "aria-label"> {
  /** Accessible name, such as `유의사항`. */
  label: string;
}

/** Renders `Footer.Remark`s about the pictures, plans and dates of the site. */
export function FooterRemarks({ label, ...list }: FooterRemarksProps) {
  return <Remarks {...list} aria-label={label} />;
}

/** Renders a remark. */
export function FooterRemark(remark: ComponentProps<"li">) {
  return <Remark {...remark} />;
}

/** Renders the last lines: privacy, companies, `<address>`, copyright. */
export function FooterLegal(legal: ComponentProps<"div">) {
  return <LegalBox {...legal} />;
}
