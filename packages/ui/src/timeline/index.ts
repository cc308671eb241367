import {
  TimelineAction,
  TimelineItem,
  TimelineMark,
  TimelineNote,
  TimelineRoot,
  TimelineTime,
  TimelineTitle,
} from "./Timeline.tsx";

/** Dates in their order: `Root` names them; an `Item` has `Time`, `Title`, `Mark`, `Note`, `Action`. */
export const Timeline = {
  Root: TimelineRoot,
  Item: TimelineItem,
  Time: TimelineTime,
  Title: TimelineTitle,
  Mark: TimelineMark,
  Note: TimelineNote,
  Action: TimelineAction,
};
