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
 * The foot of every page: who sells and how to reach them, all pages in groups, and what the law asks to be said.
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

/** The upper part: `Footer.Identity` and `Footer.Navigation` side by side, or one above the other. */
export function FooterMain(main: FooterMainProps) {
  return <Top {...main} />;
}

/** Props of `Footer.Identity`: those of its `<div>`. */
export type FooterIdentityProps = ComponentProps<"div">;

/** Who sells: `Footer.Name`, how to reach them, `Footer.Actions`. */
export function FooterIdentity(identity: FooterIdentityProps) {
  return <IdentityBox {...identity} />;
}

/** Props of `Footer.Name`: those of its `<p>`. */
export type FooterNameProps = ComponentProps<"p">;

/** The name of the complex. */
export function FooterName(name: FooterNameProps) {
  return <Name {...name} />;
}

/** Props of `Footer.Actions`: those of its `<div>`. */
export type FooterActionsProps = ComponentProps<"div">;

/** Buttons and `Footer.FamilySites`, in a row. Not on paper. */
export function FooterActions(actions: FooterActionsProps) {
  return <Row {...actions} />;
}

/** Props of `Footer.Navigation`: those of its `<nav>`, and what it is called. */
export interface FooterNavigationProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** What assistive technology calls it, such as `전체 페이지`: other than the page's main navigation. */
  label: string;
}

/** All pages, in `Footer.Group`s. */
export function FooterNavigation({ label, ...nav }: FooterNavigationProps) {
  return <MapColumns {...nav} aria-label={label} />;
}

/** Props of `Footer.Group`: those of its `<div>`, and its title. */
export interface FooterGroupProps extends Omit<ComponentProps<"div">, "title"> {
  /** What its pages have in common. It names their list. */
  title: ReactNode;
}

/** The `Footer.Link`s of one group of pages. */
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

/** One page of a group. */
export function FooterLink(link: FooterLinkProps) {
  return (
    <li>
      <PageLink {...link} />
    </li>
  );
}

/** Props of `Footer.Remarks`: those of its `<ul>`, and what it is called. */
export interface FooterRemarksProps extends Omit<ComponentProps<"ul">, "aria-label"> {
  /** What assistive technology calls the remarks, such as `유의사항`. */
  label: string;
}

/** What pictures, plans and dates of the whole site are worth: `Footer.Remark`s. */
export function FooterRemarks({ label, ...list }: FooterRemarksProps) {
  return <Remarks {...list} aria-label={label} />;
}

/** Props of `Footer.Remark`: those of its `<li>`. */
export type FooterRemarkProps = ComponentProps<"li">;

/** One remark. */
export function FooterRemark(remark: FooterRemarkProps) {
  return <Remark {...remark} />;
}

/** Props of `Footer.Legal`: those of its `<div>`. */
export type FooterLegalProps = ComponentProps<"div">;

/** The last lines: privacy, companies, `<address>`, copyright. */
export function FooterLegal(legal: FooterLegalProps) {
  return <LegalBox {...legal} />;
}
