import type { Complex } from "@danji/complex/complex";
import sharp from "sharp";
import type { BrandColors } from "../site-theme.ts";
import type { Download } from "../downloads.ts";
import { icoFile } from "./ico.ts";
import { siteMark } from "./site-mark.ts";

/** Sides in pixels of the pictures in `/favicon.ico`: a tab, a tab on a dense screen, a desktop. */
const ICO_SIDES = [16, 32, 48];
/** Side that iOS asks for. */
const APPLE_SIDE = 180;
/** Sides that a web manifest has to name to be taken by Android. */
const MANIFEST_SIDES = [192, 512];
/** Systems cut such icons round; what matters stays within the middle four fifths. */
const CUT_MARGIN = 0.1;

/** SVG pictures have no pixels of their own: they are drawn this much larger than their sheet before they are cut to size. */
const DENSITY = 1600;

async function pngOf(svg: string, side: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: DENSITY }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

function webManifest({ name, brand }: Complex["identity"], color: BrandColors): string {
  return JSON.stringify({
    name,
    short_name: brand.name,
    lang: "ko",
    start_url: "/",
    display: "browser",
    background_color: color.surface,
    theme_color: color.surfaceInverse,
    icons: MANIFEST_SIDES.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  });
}

/** An icon: drawn in a moment, it needs no cache. */
type Icon = Omit<Download, "make"> & { readonly make: (color: BrandColors) => ReturnType<Download["make"]> };

/** Returns the site's icons in the colours of its complex, and the manifest that names them. */
export function siteIcons({ identity }: Pick<Complex, "identity">): Icon[] {
  const png = (path: string, side: number): Icon => ({
    path,
    type: "image/png",
    make: (color) => pngOf(siteMark(color, { margin: CUT_MARGIN }), side),
  });
  return [
    { path: "/favicon.svg", type: "image/svg+xml", make: (color) => siteMark(color) },
    {
      path: "/favicon.ico",
      type: "image/x-icon",
      make: async (color) =>
        icoFile(await Promise.all(ICO_SIDES.map(async (side) => ({ side, png: await pngOf(siteMark(color), side) })))),
    },
    png("/apple-touch-icon.png", APPLE_SIDE),
    ...MANIFEST_SIDES.map((side) => png(`/icon-${side}.png`, side)),
    {
      path: "/site.webmanifest",
      type: "application/manifest+json",
      make: (color) => webManifest(identity, color),
    },
  ];
}
