/** Direction of a button that moves the drawing of a unit viewer. */
type PanDirection = "left" | "up" | "down" | "right";

/** Every text that the kit itself writes, on the screen or in an accessible name, by component. */
export interface Messages {
  combobox: {
    count: (count: number) => string;
    /** Given what was typed. */
    none: (text: string) => string;
    pending: string;
    failed: string;
    retry: string;
  };
  comingSoon: { text: string; label: string };
  dropdownNav: { toggle: (group: string) => string };
  familySites: { label: string; newWindow: string };
  form: { pending: string; errorSummary: string };
  frameEmbed: { loading: string; slow: string; retry: string; link: string };
  lightbox: {
    /** Accessible name of a trigger, given the alternative text of its image. */
    enlarge: (alt: string) => string;
    /** Accessible name of the overlay. */
    title: string;
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    /** Position among all images, counted from 1. */
    position: (position: number, count: number) => string;
  };
  loadMore: {
    more: string;
    pending: string;
    retry: string;
    end: string;
    loaded: (added: number, count: number) => string;
  };
  popup: { close: string };
  /** Texts before the source, and around its date, given as `yyyy-mm-dd`. */
  provenance: { source: string; beforeDate: string; date: (date: string) => string; afterDate: string };
  skipLink: { text: string };
  slideMenu: { close: string };
  slider: {
    slider: string;
    slide: string;
    previous: string;
    next: string;
    dots: string;
    goTo: (position: number) => string;
    position: (position: number, count: number) => string;
    start: string;
    stop: string;
  };
  textArea: {
    count: (count: number, max: number) => string;
    /** Announced when fewer characters than `left` remain. */
    remaining: (left: number) => string;
    full: string;
    exceeded: (max: number) => string;
  };
  timeline: {
    /** Days until a date as written in a calendar; negative once it has passed. */
    mark: (days: number) => string;
    /** Days until a date as a sentence; negative once it has passed. */
    days: (days: number) => string;
  };
  unitViewer: {
    types: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    fit: string;
    pan: Readonly<Record<PanDirection, string>>;
  };
  videoPlayer: {
    /** On the cover, before the film has started. */
    cover: string;
    replay: string;
    retry: string;
    failed: string;
    play: string;
    pause: string;
    sound: string;
    captions: string;
    position: string;
    /** Position in seconds. */
    time: (time: number, duration: number) => string;
  };
}
