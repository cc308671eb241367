"use client";
import type { ComponentProps } from "react";
import { timeline } from "../messages/ko/timeline.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { TimelineState } from "./states.ts";
import { ActionSlot, Day, Event, Name, Rail, Remark, Tag } from "./Timeline.styles.ts";

/** Props of `Timeline.Root`: those of its `<ol>`, and its name. */
export interface TimelineRootProps extends Omit<ComponentProps<"ol">, "aria-label"> {
  /** Accessible name, such as `분양일정`. */
  label: string;
}

/**
 * Renders dates in their order, earliest first. The next one stands out.
 *
 * Use it for a handful of dates that a reader waits for. Do not use it for news (lists) nor for a period of opening
 * hours (`FactTable`).
 */
export function TimelineRoot({ label, ...rail }: TimelineRootProps) {
  return <Rail {...rail} aria-label={label} />;
}

/** Props of `Timeline.Item`: those of its `<li>`, and its state. */
export interface TimelineItemProps extends Omit<ComponentProps<"li">, "aria-current"> {
  /** Whether the date is past, next or later. One `next` at most. */
  state: TimelineState;
}

/**
 * Renders a date: a `Time`, its `Title`, and perhaps a `Mark` or `Countdown`, a `Note` and an `Action`, in this order.
 */
export function TimelineItem({ state, ...event }: TimelineItemProps) {
  return <Event {...event} data-state={state} aria-current={state === "next" ? "date" : undefined} />;
}

/** Props of `Timeline.Time`: those of its `<time>`. */
export interface TimelineTimeProps extends ComponentProps<"time"> {
  /** The date, `yyyy-mm-dd`, or the month, `yyyy-mm`, if no more is known. */
  dateTime: string;
}

/** Renders the date as text, such as `2026.12.11(금)`. */
export function TimelineTime(time: TimelineTimeProps) {
  return <Day {...time} />;
}

/** Props of `Timeline.Title`: those of its `<strong>`. */
export type TimelineTitleProps = ComponentProps<"strong">;

/** Renders the event of the date. */
export function TimelineTitle(title: TimelineTitleProps) {
  return <Name data-display {...title} />;
}

/** Props of `Timeline.Mark`: those of its `<span>`. */
export type TimelineMarkProps = ComponentProps<"span">;

/** Renders the state of the date in a word, such as `지난 일정` or `진행 중`. */
export function TimelineMark(mark: TimelineMarkProps) {
  return <Tag {...mark} />;
}

/** Props of `Timeline.Countdown`: those of its `<span>`, and the days. */
export interface TimelineCountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /** Whole days from today to the date; 0 on the day itself, negative afterwards. */
  days: number;
}

/** Renders the days until the date: `D-20` to see, `20일 남음` for screen readers. */
export function TimelineCountdown({ days, ...mark }: TimelineCountdownProps) {
  const messages = useMessages("timeline", timeline);
  return (
    <Tag {...mark}>
      <span aria-hidden>{messages.mark(days)}</span>
      <VisuallyHidden>{messages.days(days)}</VisuallyHidden>
    </Tag>
  );
}

/** Props of `Timeline.Note`: those of its `<p>`. */
export type TimelineNoteProps = ComponentProps<"p">;

/** Renders a sentence about the date. */
export function TimelineNote(note: TimelineNoteProps) {
  return <Remark {...note} />;
}

/** Props of `Timeline.Action`: those of its `<div>`. */
export type TimelineActionProps = ComponentProps<"div">;

/** Renders an action, such as adding the date to a calendar. Not on paper. */
export function TimelineAction(slot: TimelineActionProps) {
  return <ActionSlot {...slot} />;
}
