import type { Complex } from "@danji/complex/complex";
import sharp from "sharp";
import type { DrawnColors } from "../site.ts";

/** Side of the sheet that the mark is drawn on. */
const SHEET = 32;
/** Four windows of a house by night, two of them lit: their upper left corners, each 6 by 8. */
const LIT = "M9 7h6v8H9zM17 17h6v8h-6z";
const DARK = "M17 7h6v8h-6zM9 17h6v8H9z";

/** Returns the mark of the site as SVG; `margin` is a share of its side, for systems that round corners off. */
function siteMark(color: DrawnColors, margin = 0): string {
  const side = SHEET * (1 + 2 * margin);
  const start = -SHEET * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}">`,
    `<path fill="${color.surfaceInverse}" d="M${start} ${start}h${side}v${side}h${-side}z"/>`,
    `<path fill="${color.onInverseAccent}" d="${LIT}"/>`,
    `<path fill="${color.onInverse}" fill-opacity=".35" d="${DARK}"/>`,
    "</svg>",
  ].join("");
}

/** Side of `/favicon.ico`, a PNG for readers that ask for it without having seen a page. */
const ICO_SIDE = 32;
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

function webManifest({ name, brand }: Complex["identity"], color: DrawnColors): string {
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
interface Icon {
  readonly path: string;
  readonly type: string;
  readonly make: (color: DrawnColors) => string | Promise<Uint8Array>;
}

/** Returns the site's icons in the colours of its complex, and the manifest that names them. */
export function siteIcons({ identity }: Pick<Complex, "identity">): Icon[] {
  const png = (path: string, side: number, margin = CUT_MARGIN): Icon => ({
    path,
    type: "image/png",
    make: (color) => pngOf(siteMark(color, margin), side),
  });
  return [
    { path: "/favicon.svg", type: "image/svg+xml", make: (color) => siteMark(color) },
    png("/favicon.ico", ICO_SIDE, 0),
    png("/apple-touch-icon.png", APPLE_SIDE),
    ...MANIFEST_SIDES.map((side) => png(`/icon-${side}.png`, side)),
    {
      path: "/site.webmanifest",
      type: "application/manifest+json",
      make: (color) => webManifest(identity, color),
    },
  ];
}
