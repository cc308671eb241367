import * as SlideMenu from "./SlideMenu.tsx";

/** A menu that slides in from the side: a modal panel with groups of links, one of them open at a time. */
export { SlideMenu };
