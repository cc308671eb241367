"use client";
import type { ComponentProps } from "react";
import { useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import { ActionSlot, Day, Event, Name, Rail, Remark, Tag } from "./Timeline.styles.ts";

/**
 * Renders dates in their order, earliest first. The next one stands out.
 *
 * Use it for a handful of dates that a reader waits for. Do not use it for news (lists) nor for a period of opening
 * hours (`FactTable`).
 */
function TimelineRoot(rail: ComponentProps<"ol"> & AccessibleName) {
  useNameMisuse("Timeline.Root", rail["aria-label"] ?? rail["aria-labelledby"]);
  return <Rail {...rail} />;
}

interface TimelineItemProps extends Omit<ComponentProps<"li">, "aria-current"> {
  /** Whether the date is past, next or later. One `next` at most. */
  state: "past" | "next" | "later";
}

/** Renders a date: a `Time`, its `Title`, and perhaps a `Mark`, a `Note` and an `Action`, in this order. */
function TimelineItem({ state, ...event }: TimelineItemProps) {
  return <Event {...event} data-state={state} aria-current={state === "next" ? "date" : undefined} />;
}

interface TimelineTimeProps extends ComponentProps<"time"> {
  /** The date, `yyyy-mm-dd`, or the month, `yyyy-mm`, if no more is known. */
  dateTime: string;
}

/** Renders the date as text, such as `2026.12.11(금)`. */
function TimelineTime(time: TimelineTimeProps) {
  return <Day {...time} />;
}

/** Renders the event of the date. */
function TimelineTitle(title: ComponentProps<"strong">) {
  return <Name data-display {...title} />;
}

/** Renders the state of the date in a word, such as `지난 일정`, `진행 중` or `D-20`. */
function TimelineMark(mark: ComponentProps<"span">) {
  return <Tag {...mark} />;
}

/** Renders a sentence about the date. */
function TimelineNote(note: ComponentProps<"p">) {
  return <Remark {...note} />;
}

/** Renders an action, such as adding the date to a calendar. Not on paper. */
function TimelineAction(slot: ComponentProps<"div">) {
  return <ActionSlot {...slot} />;
}

export {
  TimelineRoot as Root,
  TimelineItem as Item,
  TimelineTime as Time,
  TimelineTitle as Title,
  TimelineMark as Mark,
  TimelineNote as Note,
  TimelineAction as Action,
};
