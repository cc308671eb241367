/** A menu that slides in from the side: a modal panel with groups of links, one of them open at a time. */
export * as SlideMenu from "./SlideMenu.tsx";
