import { DocsContext, Source } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { globalsOf } from "../globals.ts";

/** Shows code in the scheme of the page, as Storybook shows that of its documents. */
export function Code({ children }: { children: string }) {
  const { scheme } = globalsOf(useContext(DocsContext));
  return <Source code={children} language="tsx" dark={scheme === "dark"} />;
}
