import type { LinkProps } from "../provider/link-context.ts";
import { LinkElement } from "./Button.styles.ts";
import type { ButtonLook } from "./variants.ts";

/** Props of `ButtonLink`: those of a link, and the look of a button. */
export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/**
 * Renders a link that looks like a button.
 *
 * Use it for the one way on that a page recommends. Do not use it in running text (`Link`) nor for what happens on the
 * page (`Button`).
 *
 * Keys: those of a link.
 */
export function ButtonLink({ variant = "primary", size = "medium", tone = "onLight", ...link }: ButtonLinkProps) {
  return <LinkElement {...link} $variant={variant} $size={size} $tone={tone} />;
}
