import type { ComponentProps } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { Here, Step, StepLink, Steps, Trail } from "./Breadcrumb.styles.ts";

/** Props of `Breadcrumb.Root`: those of its `<nav>`, and what it is called. */
export interface BreadcrumbRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** What assistive technology calls the trail, such as `현재 위치`. */
  label: string;
}

/**
 * The way from the home page to a page.
 *
 * Use it at the head of a page that lies two steps or more from the home page. Do not use it for the steps of a task.
 *
 * Keys: those of links.
 */
export function BreadcrumbRoot({ label, children, ...trail }: BreadcrumbRootProps) {
  return (
    <Trail {...trail} aria-label={label}>
      <Steps>{children}</Steps>
    </Trail>
  );
}

/** Props of `Breadcrumb.Link`: those of a link. */
export type BreadcrumbLinkProps = LinkProps;

/** A page on the way. */
export function BreadcrumbLink(link: BreadcrumbLinkProps) {
  return (
    <Step>
      <StepLink {...link} />
    </Step>
  );
}

/** Props of `Breadcrumb.Current`: those of a `<span>`. */
export type BreadcrumbCurrentProps = Omit<ComponentProps<"span">, "aria-current">;

/** The present page, at the end of the way. It leads nowhere. */
export function BreadcrumbCurrent(here: BreadcrumbCurrentProps) {
  return (
    <Step>
      <Here {...here} aria-current="page" />
    </Step>
  );
}
