/** What opened a group: hover, keyboard focus on its link, or a press of its button. */
type Opener = "hover" | "focus" | "press";

/** The open group and what opened it; null while all are closed. */
export type OpenGroup = { readonly group: string; readonly by: Opener } | null;

export type NavEvent =
  | { readonly type: "hover" | "focus" | "blur"; readonly group: string }
  | { readonly type: "press"; readonly group: string; readonly byKeyboard: boolean }
  | { readonly type: "leave" | "dismiss" };

/**
 * Returns the open group after an event. A mouse has to hover before it presses, so its press on a hovered group keeps
 * it open; a press by keyboard toggles.
 */
export function nextOpenGroup(open: OpenGroup, event: NavEvent): OpenGroup {
  switch (event.type) {
    case "hover":
    case "focus":
      return open?.group === event.group ? open : { group: event.group, by: event.type };
    case "blur":
      return open?.group === event.group && open.by !== "hover" ? null : open;
    case "press": {
      const closes = open?.group === event.group && (event.byKeyboard || open.by !== "hover");
      return closes ? null : { group: event.group, by: "press" };
    }
    case "leave":
      return open?.by === "hover" ? null : open;
    case "dismiss":
      return null;
  }
}
