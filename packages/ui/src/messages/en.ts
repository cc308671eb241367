import type * as ko from "./ko.ts";
import { withCommas } from "./number.ts";

const counted = (count: number, noun: string): string => `${withCommas(count)} ${noun}${count === 1 ? "" : "s"}`;

/** English. */
export const en: typeof ko = {
  combobox: {
    count: (count) => (count === 1 ? "1 result" : `${withCommas(count)} results`),
    none: (text) => `No results for “${text}”.`,
    pending: "Loading...",
    failed: "Loading failed. Check your connection and try again.",
    retry: "Try again",
  },
  dropdownNav: { toggle: (group) => `${group} submenu` },
  form: { pending: "Sending.", errorSummary: "Please check your entries." },
  frameEmbed: {
    loading: "Loading...",
    slow: "The page has not loaded yet. Try again or open it in a new window.",
    retry: "Try again",
    link: "Open in a new window",
  },
  lightbox: {
    enlarge: (alt) => `Enlarge: ${alt}`,
    title: "Full screen",
    close: "Close",
    previous: "Previous image",
    next: "Next image",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    position: (position, count) => `Image ${position} of ${count}`,
  },
  loadMore: {
    more: "Load more",
    pending: "Loading...",
    retry: "Try again",
    end: "There are no more entries.",
    loaded: (added, count) => `Loaded ${withCommas(added)} more. ${withCommas(count)} in total.`,
  },
  popup: { close: "Close" },
  skipLink: { text: "Skip to content" },
  slideMenu: { close: "Close menu" },
  slider: {
    slider: "carousel",
    slide: "slide",
    previous: "Previous",
    next: "Next",
    dots: "Select a slide",
    goTo: (position) => `Slide ${position}`,
    position: (position, count) => `Slide ${position} of ${count}`,
    start: "Start automatic rotation",
    stop: "Stop automatic rotation",
  },
  textArea: {
    count: (count, max) => `${withCommas(count)} / ${withCommas(max)} characters`,
    remaining: (left) => `${counted(left, "character")} or fewer left.`,
    full: "No characters left.",
    exceeded: (max) => `More than ${counted(max, "character")}.`,
  },
  unitViewer: {
    previous: "Previous",
    next: "Next",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit to view",
    pan: { left: "Look left", up: "Look up", down: "Look down", right: "Look right" },
  },
  videoPlayer: {
    cover: "Play video",
    replay: "Play again",
    retry: "Try again",
    failed: "The video could not be loaded.",
  },
};
