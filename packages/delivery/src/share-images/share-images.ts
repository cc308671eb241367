import { join } from "node:path";
import type { Complex } from "@danji/complex/complex";
import { factValue } from "@danji/complex/fact-words";
import { pressPath } from "@danji/complex/routes";
import { type Fact, PLAN_STATUSES } from "@danji/complex/schema/facts";
import { SHARE_SIZE, type ShareImage } from "@danji/complex/media/picture";
import { cutPicture, readMeasured } from "../images/open-master.ts";
import { type Conversion, IMAGE_BASE, type ImageFolders, spokenAlt } from "../images/images.ts";
import { hashOf, once } from "../once.ts";
import { type ShareCard, shareCardSvg, type ShareFonts } from "./share-card.ts";
import type { DrawnColors } from "../site.ts";
import { FONT_FILES, openBothFamilies, openFont } from "../fonts/open-font.ts";

const JPEG = { quality: 80, mozjpeg: true };
/** Part of every name: change the number when the card is drawn differently. */
const RECIPE = JSON.stringify({ version: 2, SHARE_SIZE, JPEG });

const firstSegment = (path: string) => (path.split("/")[1] ?? "").toLowerCase();

/** Returns a fact in few words, such as `입주 2027년 4월(예정)`. */
const shortFact = (fact: Fact): string =>
  `${fact.term} ${factValue(fact)}${PLAN_STATUSES.some((status) => status === fact.note) ? `(${fact.note})` : ""}`;

/** Returns the menu group, or the section outside of the menu, that a page is shared with: its title, the line under it, its picture. */
export function shareGroup({ identity, menu, pages, share, facts }: Complex, path: string) {
  const { siteKey, brand } = identity;
  const stated = share.facts.flatMap((key) => facts.items[key] ?? []).map(shortFact);
  const lineOf = (start: string) => [start, ...stated].join(" · ");
  const name = lineOf(identity.name);
  const home = { key: "home", title: identity.name, name: lineOf(brand.latin), image: share.home };
  if (path === pressPath(siteKey)) return { key: "press", title: pages[path]?.h1 ?? "", name, image: share.press };
  const group =
    menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => subUrl === path)) ??
    menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => firstSegment(subUrl) === firstSegment(path)));
  if (!group || path === "/") return home;
  const segments = [...new Set(group.subMenu.map(({ subUrl }) => firstSegment(subUrl)))];
  const [, image = share.home] =
    Object.entries(share.groups).find(([prefix]) => segments.includes(firstSegment(prefix))) ?? [];
  return { key: segments.join("-"), title: group.title, name, image };
}

async function loadFonts({ headings }: Complex["theme"]): Promise<ShareFonts> {
  const { serif, medium, bold } = FONT_FILES;
  const title = headings === "sans" ? bold : serif;
  const [display, text, others] = await Promise.all([openFont(title), openFont(medium), openBothFamilies()]);
  return { display: [display, ...others], text: [text, ...others] };
}

/** Prepares the share images of a complex, 1200 × 630 as JPEG, with the names of their files in the cache. */
export async function prepareShareImages(
  folders: ImageFolders,
  complex: Complex,
  colors: DrawnColors,
): Promise<{ shares: Record<string, ShareImage>; files: string[]; conversions: Conversion[] }> {
  const { images, pages } = complex;
  let fonts: Promise<ShareFonts> | undefined;

  const prepare = async ({ key, title, name, image }: ReturnType<typeof shareGroup>) => {
    const picture = images[image];
    if (!picture) throw new Error(`No picture ${image} for shared links`);
    const { master, named, turn } = await readMeasured(folders.complex, picture.file);
    const card: ShareCard = { title, name, colors };
    const hash = hashOf(RECIPE, JSON.stringify([card, complex.theme.headings, picture.focus]), turn, master);
    const file = `share-${key}-${hash.slice(0, 10)}.jpg`;
    const draw = async () => {
      const svg = shareCardSvg(card, await (fonts ??= loadFonts(complex.theme)));
      return named(async () => {
        const cut = await cutPicture(master, SHARE_SIZE, picture.focus);
        return cut
          .composite([{ input: Buffer.from(svg) }])
          .jpeg(JPEG)
          .toBuffer();
      });
    };
    const conversion = { title: file, make: () => once(join(folders.cache, file), draw) };
    return { file, conversion, share: { src: IMAGE_BASE + file, alt: `${title}, ${name}: ${spokenAlt(picture)}` } };
  };

  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const entries = Object.keys(pages).map(async (path) => {
    const group = shareGroup(complex, path);
    const image = prepared.get(group.key) ?? prepare(group);
    prepared.set(group.key, image);
    return [path, (await image).share] as const;
  });
  const shares = Object.fromEntries(await Promise.all(entries));
  const all = await Promise.all(prepared.values());
  return { shares, files: all.map(({ file }) => file), conversions: all.map(({ conversion }) => conversion) };
}
