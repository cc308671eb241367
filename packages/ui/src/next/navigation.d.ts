/** What the kit uses of Next.js, which the workspace does not install. */
declare module "next/navigation" {
  import type { Context, ReactNode } from "react";

  export const ServerInsertedHTMLContext: Context<((callback: () => ReactNode) => void) | null>;
}
