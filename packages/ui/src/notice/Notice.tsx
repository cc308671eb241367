"use client";
import type { ComponentProps } from "react";
import { List, Remark } from "./Notice.styles.ts";

interface NoticeRootProps extends Omit<ComponentProps<"ul">, "aria-label"> {
  /** Accessible name, such as `유의사항`. */
  label: string;
}

/**
 * Renders remarks on the content above: what may change, what a picture does not show.
 *
 * Use it at the end of what it is about. Do not use it for results of what a reader did (`Form.Status`) nor for what
 * has to be read first.
 */
function NoticeRoot({ label, ...list }: NoticeRootProps) {
  return <List {...list} aria-label={label} />;
}

/** Renders a remark. */
function NoticeItem(remark: ComponentProps<"li">) {
  return <Remark {...remark} />;
}

export { NoticeRoot as Root, NoticeItem as Item };
