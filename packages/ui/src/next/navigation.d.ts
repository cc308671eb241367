/** What the kit uses of Next.js, which the workspace does not install. */
declare module "next/navigation" {
  import type { ReactNode } from "react";

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
