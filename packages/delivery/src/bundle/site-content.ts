import type { Complex } from "@danji/complex/complex";
import type { ShareImage } from "@danji/complex/media/share-image";
import type { Pictures } from "@danji/complex/media/picture";
import type { SiteTour } from "@danji/complex/media/tour";
import { prepareFilms, type PreparedFilms } from "../images/films.ts";
import { convertImages, type ImageFolders } from "../images/images.ts";
import { convertPanoramas } from "../images/panoramas.ts";
import { drawPlanStills, type PlanStills } from "../images/plan-stills.ts";
import { readComplex } from "../content/read-complex.ts";
import { type Plans, readPlans } from "../content/read-plans.ts";
import { siteTour, tourPanoramas } from "../content/tour-content.ts";
import { usedImages } from "../content/used-images.ts";
import { makeShareImages } from "../share-images/share-images.ts";
import type { CreateSiteTheme } from "../site-theme.ts";

/** A complex with all that is made of its files for the site. */
export interface Content {
  readonly complex: Complex;
  /** Value of the module `complex:theme`. */
  readonly theme: unknown;
  readonly pictures: Pictures;
  /** Images of shared links by address. */
  readonly shares: Readonly<Record<string, ShareImage>>;
  readonly files: readonly string[];
  readonly films: PreparedFilms;
  readonly plans: Plans;
  readonly stills: PlanStills["stills"];
  readonly tour: SiteTour | undefined;
}

/** A site's content. It is read and made when it is asked for, once for all bundles of a build. */
export interface ContentSource {
  readonly load: () => Promise<Content>;
  /** Has it read again, e.g. after a file has changed. */
  readonly forget: () => void;
}

async function loadContent(folders: ImageFolders, createTheme: CreateSiteTheme): Promise<Content> {
  const { complex: folder, cache } = folders;
  const complex = await readComplex(folder);
  const siteTheme = createTheme(complex);
  const { pictures, files } = await convertImages(folders, complex.images, usedImages(complex), console.log);
  const { shares, files: shareFiles } = await makeShareImages(folders, complex, siteTheme.color);
  const films = await prepareFilms(folder, complex.videos, pictures);
  const plans = await readPlans(folder, complex);
  const drawn = await drawPlanStills(plans, cache);
  const spheres = await convertPanoramas(folders, complex.images, tourPanoramas(complex));
  const tour = siteTour(complex, pictures, spheres.panoramas);
  return {
    complex,
    theme: siteTheme.overrides,
    pictures,
    shares,
    films,
    plans,
    stills: drawn.stills,
    tour,
    files: [...files, ...shareFiles, ...spheres.files, ...drawn.files],
  };
}

/** Returns the content of a site's complex. */
export function createContent(folders: ImageFolders, createTheme: CreateSiteTheme): ContentSource {
  let content: Promise<Content> | undefined;
  return {
    load: () => (content ??= loadContent(folders, createTheme)),
    forget() {
      content = undefined;
    },
  };
}
