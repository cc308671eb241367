"use client";
import { ServerInsertedHTMLContext } from "next/navigation";
import { use, type ReactNode } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

interface StyleRegistryProps {
  /** The page, with its `DanjiProvider`. */
  children: ReactNode;
}

/** Sheets by what inserts into a response: React may begin a page several times, and each would bring styles of its own. */
const sheets = new WeakMap<object, ServerStyleSheet>();

/** Returns the sheet of a response, whose styles are inserted before each chunk of it. */
function sheetOf(insert: (callback: () => ReactNode) => void): ServerStyleSheet {
  const known = sheets.get(insert);
  if (known) return known;
  const sheet = new ServerStyleSheet();
  sheets.set(insert, sheet);
  insert(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  return sheet;
}

/** Puts the styles of a page into the HTML that Next.js sends. Rendered once, around `DanjiProvider`. */
export function StyleRegistry({ children }: StyleRegistryProps) {
  const insert = use(ServerInsertedHTMLContext);
  if (!insert) return children;
  return <StyleSheetManager sheet={sheetOf(insert).instance}>{children}</StyleSheetManager>;
}
