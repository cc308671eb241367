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

/** Dates in their order: `Root` names them; an `Item` has `Time`, `Title`, `Mark` or `Countdown`, `Note`, `Action`. */
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
