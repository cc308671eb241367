"use client";
import type { ComponentProps } from "react";
import { useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import type { LinkProps } from "../provider/Link.tsx";
import { Here, Step, StepLink, Steps, Trail } from "./Breadcrumb.styles.ts";

/**
 * Renders the path from the home page to the current page.
 *
 * Use it at the head of a page that is two steps or more from the home page. Do not use it for the steps of a task.
 *
 * Keys: those of links.
 */
function BreadcrumbRoot({ children, ...trail }: ComponentProps<"nav"> & AccessibleName) {
  useNameMisuse("Breadcrumb.Root", trail["aria-label"] ?? trail["aria-labelledby"]);
  return (
    <Trail {...trail}>
      <Steps>{children}</Steps>
    </Trail>
  );
}

/** Renders a link to a page of the path. */
function BreadcrumbLink(link: LinkProps) {
  return (
    <Step>
      <StepLink {...link} />
    </Step>
  );
}

/** Renders the current page, the end of the path, which is no link. */
function BreadcrumbCurrent(here: Omit<ComponentProps<"span">, "aria-current">) {
  return (
    <Step>
      <Here {...here} aria-current="page" />
    </Step>
  );
}

export { BreadcrumbRoot as Root, BreadcrumbLink as Link, BreadcrumbCurrent as Current };
