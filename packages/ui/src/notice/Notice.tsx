"use client";
import type { ComponentProps } from "react";
import { useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import { List, Remark } from "./Notice.styles.ts";

/**
 * Renders remarks on the content above: what may change, what a picture does not show.
 *
 * Use it at the end of what it is about. Do not use it for results of what a reader did (`Form.Status`) nor for what
 * has to be read first.
 */
function NoticeRoot(list: ComponentProps<"ul"> & AccessibleName) {
  useNameMisuse("Notice.Root", list["aria-label"] ?? list["aria-labelledby"]);
  return <List {...list} />;
}

/** Renders a remark. */
function NoticeItem(remark: ComponentProps<"li">) {
  return <Remark {...remark} />;
}

export { NoticeRoot as Root, NoticeItem as Item };
