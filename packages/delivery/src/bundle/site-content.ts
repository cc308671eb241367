import type { Complex } from "@danji/complex/complex";
import type { Pictures, ShareImage } from "@danji/complex/media/picture";
import type { SiteTour } from "@danji/complex/media/tour";
import { type PreparedFilms, prepareFilms } from "../images/films.ts";
import { convertImages, type ImageFolders, preparePictures } from "../images/images.ts";
import { preparePanoramas } from "../images/panoramas.ts";
import { drawPlanStills, type PlanStills } from "../images/plan-stills.ts";
import { readOfficialPdf } from "../announcement/official-pdf.ts";
import { ComplexError, readComplex } from "../content/read-complex.ts";
import { type Plans, readPlans } from "../content/read-plans.ts";
import { siteTour, tourPanoramas } from "../content/tour-content.ts";
import { usedImages } from "../content/used-images.ts";
import { prepareShareImages } from "../share-images/share-images.ts";
import type { CreateSiteTheme } from "../site.ts";

/** A complex with all that is made of its files for the site. */
export interface Content {
  readonly complex: Complex;
  /** The official notice as a PDF, where the complex has one. */
  readonly official: Uint8Array | undefined;
  /** Style sheet with the tokens of its theme. */
  readonly themeCss: string;
  readonly pictures: Pictures;
  readonly shares: Readonly<Record<string, ShareImage>>;
  /** Names of the images' files in the cache, which are there once `convert` has ended. */
  readonly files: readonly string[];
  /** Makes the images that are not in the cache, once. */
  readonly convert: () => Promise<void>;
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
  const { pdf: official, issues } = await readOfficialPdf(folder);
  if (issues.length > 0) throw new ComplexError(folder, issues);
  const siteTheme = createTheme(complex);
  const { pictures, ...flat } = await preparePictures(folders, complex.images, usedImages(complex));
  const { shares, ...cards } = await prepareShareImages(folders, complex, siteTheme.color);
  const films = await prepareFilms(folder, complex.videos, pictures);
  const plans = await readPlans(folder, complex);
  const drawn = await drawPlanStills(plans, cache);
  const { panoramas, ...spheres } = await preparePanoramas(folders, complex.images, tourPanoramas(complex));
  const conversions = [flat, spheres, cards].flatMap((prepared) => prepared.conversions);
  let converted: Promise<void> | undefined;
  return {
    complex,
    official,
    themeCss: siteTheme.css,
    pictures,
    shares,
    films,
    plans,
    stills: drawn.stills,
    tour: siteTour(complex, pictures, panoramas),
    files: [flat, cards, spheres, drawn].flatMap(({ files }) => files),
    convert: () => (converted ??= convertImages(conversions, console.log)),
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
