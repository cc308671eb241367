import {
  TimelineAction,
  TimelineCountdown,
  TimelineItem,
  TimelineMark,
  TimelineNote,
  TimelineRoot,
  TimelineTime,
  TimelineTitle,
} from "./Timeline.tsx";

export type {
  TimelineActionProps,
  TimelineCountdownProps,
  TimelineItemProps,
  TimelineMarkProps,
  TimelineNoteProps,
  TimelineRootProps,
  TimelineTimeProps,
  TimelineTitleProps,
} from "./Timeline.tsx";
export { TIMELINE_STATES, type TimelineState } from "./states.ts";

/**
 * Dates in their order: `Root` names them, each `Item` has a `Time`, a `Title`, a `Mark` or `Countdown`, a `Note` and an
 * `Action`.
 */
export const Timeline = {
  Root: TimelineRoot,
  Item: TimelineItem,
  Time: TimelineTime,
  Title: TimelineTitle,
  Mark: TimelineMark,
  Countdown: TimelineCountdown,
  Note: TimelineNote,
  Action: TimelineAction,
};
