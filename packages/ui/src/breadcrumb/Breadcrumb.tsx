import type { ComponentProps } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { Here, Step, StepLink, Steps, Trail } from "./Breadcrumb.styles.ts";

/** Props of `Breadcrumb.Root`: those of its `<nav>`, and its name. */
export interface BreadcrumbRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Accessible name, such as `현재 위치`. */
  label: string;
}

/**
 * Renders the path from the home page to the current page.
 *
 * Use it at the head of a page that is two steps or more from the home page. Do not use it for the steps of a task.
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

/** Renders a link to a page of the path. */
export function BreadcrumbLink(link: BreadcrumbLinkProps) {
  return (
    <Step>
      <StepLink {...link} />
    </Step>
  );
}

/** Props of `Breadcrumb.Current`: those of a `<span>`. */
export type BreadcrumbCurrentProps = Omit<ComponentProps<"span">, "aria-current">;

/** Renders the current page, the end of the path, which is no link. */
export function BreadcrumbCurrent(here: BreadcrumbCurrentProps) {
  return (
    <Step>
      <Here {...here} aria-current="page" />
    </Step>
  );
}
