import type { LinkProps } from "../provider/link-context.ts";
import { LinkElement } from "./Button.styles.ts";
import type { ButtonLook } from "./variants.ts";

/** Props of `ButtonLink`: those of a link, and the look of a button. */
export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button, rendered by the site's link component. */
export function ButtonLink({ variant = "primary", size = "medium", tone = "onLight", ...link }: ButtonLinkProps) {
  return <LinkElement {...link} $variant={variant} $size={size} $tone={tone} />;
}
