"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useState, type ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

interface StyleRegistryProps {
  /** The page, with its `DanjiProvider`. */
  children: ReactNode;
}

/** Puts the styles of a page into the HTML that Next.js sends. Rendered once, around `DanjiProvider`. */
export function StyleRegistry({ children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    // Each chunk of a streamed page comes with its own styles.
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== "undefined") return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
