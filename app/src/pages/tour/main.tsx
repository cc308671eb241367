import { createRoot, hydrateRoot } from "react-dom/client";
import { tour } from "complex:tour";
import { typeOfFrame } from "@danji/blocks/tours/frame-name.ts";
import { TourDocument } from "./TourDocument.tsx";

const root = document.getElementById("root");
if (root && tour) {
  const [first] = tour.scenes;
  const asked = tour.scenes.find(({ type }) => type === typeOfFrame(window.name)) ?? first;
  if (asked) {
    const page = <TourDocument tour={tour} firstScene={asked} root={root} />;
    // The prerendered document shows the first room: it is hydrated only if the tour starts there.
    if (asked === first && root.firstElementChild) hydrateRoot(root, page);
    else createRoot(root).render(page);
  }
}
