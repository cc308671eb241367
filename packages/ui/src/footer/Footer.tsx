"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import {
  Ground,
  GroupBox,
  GroupTitle,
  IdentityBox,
  LegalBox,
  MapColumns,
  Name,
  PageLink,
  Remark,
  Remarks,
  Row,
  Top,
} from "./Footer.styles.ts";

/** Props of `Footer.Root`: those of its `<footer>`. */
export type FooterRootProps = ComponentProps<"footer">;

/**
 * Renders the foot of every page: who sells and how to contact them, all pages in groups, legal notes.
 *
 * Use it once, outside of `main`: only there it is the page's contentinfo. Do not use it for what a reader has to see
 * before acting (`Notice`, `Form`).
 *
 * Keys: those of links, and of the disclosure of the family sites.
 */
export function FooterRoot(footer: FooterRootProps) {
  return <Ground {...footer} />;
}

/** Props of `Footer.Main`: those of its `<div>`. */
export type FooterMainProps = ComponentProps<"div">;

/** Renders the upper part: `Footer.Identity` and `Footer.Navigation`, side by side or stacked. */
export function FooterMain(main: FooterMainProps) {
  return <Top {...main} />;
}

/** Props of `Footer.Identity`: those of its `<div>`. */
export type FooterIdentityProps = ComponentProps<"div">;

/** Renders who sells: `Footer.Name`, contacts, `Footer.Actions`. */
export function FooterIdentity(identity: FooterIdentityProps) {
  return <IdentityBox {...identity} />;
}

/** Props of `Footer.Name`: those of its `<p>`. */
export type FooterNameProps = ComponentProps<"p">;

/** Renders the name of the complex. */
export function FooterName(name: FooterNameProps) {
  return <Name {...name} />;
}

/** Props of `Footer.Actions`: those of its `<div>`. */
export type FooterActionsProps = ComponentProps<"div">;

/** Renders buttons and `Footer.FamilySites` in a row. Not on paper. */
export function FooterActions(actions: FooterActionsProps) {
  return <Row {...actions} />;
}

/** Props of `Footer.Navigation`: those of its `<nav>`, and its name. */
export interface FooterNavigationProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Accessible name, such as `전체 페이지`. It differs from that of the main navigation. */
  label: string;
}

/** Renders all pages in `Footer.Group`s. */
export function FooterNavigation({ label, ...nav }: FooterNavigationProps) {
  return <MapColumns {...nav} aria-label={label} />;
}

/** Props of `Footer.Group`: those of its `<div>`, and its title. */
export interface FooterGroupProps extends Omit<ComponentProps<"div">, "title"> {
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

/** Props of `Footer.Link`: those of a link. */
export type FooterLinkProps = LinkProps;

/** Renders a link to a page. */
export function FooterLink(link: FooterLinkProps) {
  return (
    <li>
      <PageLink {...link} />
    </li>
  );
}

/** Props of `Footer.Remarks`: those of its `<ul>`, and its name. */
export interface FooterRemarksProps extends Omit<ComponentProps<"ul">, "aria-label"> {
  /** Accessible name, such as `유의사항`. */
  label: string;
}

/** Renders `Footer.Remark`s about the pictures, plans and dates of the site. */
export function FooterRemarks({ label, ...list }: FooterRemarksProps) {
  return <Remarks {...list} aria-label={label} />;
}

/** Props of `Footer.Remark`: those of its `<li>`. */
export type FooterRemarkProps = ComponentProps<"li">;

/** Renders a remark. */
export function FooterRemark(remark: FooterRemarkProps) {
  return <Remark {...remark} />;
}

/** Props of `Footer.Legal`: those of its `<div>`. */
export type FooterLegalProps = ComponentProps<"div">;

/** Renders the last lines: privacy, companies, `<address>`, copyright. */
export function FooterLegal(legal: FooterLegalProps) {
  return <LegalBox {...legal} />;
}
