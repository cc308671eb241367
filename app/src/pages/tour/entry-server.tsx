import { identity } from "complex:identity";
import { tour } from "complex:tour";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { TourDocument } from "./TourDocument.tsx";

/** Returns the tour's document as HTML, its first room as a still with its words; nothing where the complex has no own tour. */
export function renderTour(template: string, head: string): string | undefined {
  const firstScene = tour?.scenes[0];
  if (!tour || !firstScene) return undefined;
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(sheet.collectStyles(<TourDocument tour={tour} firstScene={firstScene} />));
    // React puts what the still preloads before the markup; it comes early enough where it is.
    const title = `<title>${tour.title} | ${identity.name}</title>`;
    return template
      .replace("<!--head-->", () => title + head + sheet.getStyleTags())
      .replace("<!--app-->", () => markup);
  } finally {
    sheet.seal();
  }
}
