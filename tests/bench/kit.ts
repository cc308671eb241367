import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, minifySync } from "vite";
import { STYLED_COMPONENTS } from "../../packages/ui/scripts/styled-components.ts";
import { type Bar, printBars } from "./measure.ts";

const PARTS = ["popup", "accordion", "tabs", "slider", "wheel"] as const;
type Part = (typeof PARTS)[number];

/** Parts that a front page has together, and what ours may be in KB after gzip. */
const TOGETHER = ["popup", "accordion", "tabs", "slider"] as const satisfies readonly Part[];
const TOGETHER_AT_MOST = 32.5;

/** What a page has once, whichever library it uses. */
const SHARED = [/^react($|\/)/u, /^react-dom($|\/)/u, /^styled-components$/u];

interface Library {
  /** Modules of each part. */
  readonly parts: Partial<Record<Part, readonly string[]>>;
  /** Most that a part of ours may be of the same part. Raw parts lack arrows, dots and labels. */
  readonly atMost?: number;
}

const provider = `export { DanjiProvider } from "@danji/ui/provider"; export { theme } from "@danji/ui/theme"`;
const ours = (name: string, folder: string) => [provider, `export { ${name} } from "@danji/ui/${folder}"`];

const reactAria = (names: string) => [`export { ${names} } from "react-aria-components"`];

const mantineBase = `export { MantineProvider } from "@mantine/core"; import "@mantine/core/styles/baseline.css"; import "@mantine/core/styles/default-css-variables.css"`;
const mantine = (name: string, ...styles: readonly string[]) => [
  mantineBase,
  `export { ${name} } from "@mantine/core"`,
  ...styles.map((style) => `import "@mantine/core/styles/${style}.css"`),
];

const autoplay = `export { default as Autoplay } from "embla-carousel-autoplay"`;
const swiper = (modules: string, ...styles: readonly string[]) => [
  `export { Swiper, SwiperSlide } from "swiper/react"; import "swiper/css"`,
  `export { ${modules} } from "swiper/modules"`,
  ...styles.map((style) => `import "swiper/css/${style}"`),
];

const OURS = "Danji";

/** Each part as its library's documentation imports it, with styles. */
const LIBRARIES: Readonly<Record<string, Library>> = {
  [OURS]: {
    parts: {
      popup: ours("Popup", "popup"),
      accordion: ours("Accordion", "accordion"),
      tabs: ours("Tabs", "tabs"),
      slider: ours("Slider", "slider"),
      wheel: ours("WheelPager", "wheel-pager"),
    },
  },
  "Radix + Embla": {
    atMost: 1.5,
    parts: {
      popup: [`export * as Dialog from "@radix-ui/react-dialog"`],
      accordion: [`export * as Accordion from "@radix-ui/react-accordion"`],
      tabs: [`export * as Tabs from "@radix-ui/react-tabs"`],
      slider: [`export { default as useEmblaCarousel } from "embla-carousel-react"`, autoplay],
    },
  },
  "react-aria-components": {
    atMost: 1,
    parts: {
      popup: reactAria("Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay"),
      accordion: reactAria("Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading"),
      tabs: reactAria("Tab, TabList, TabPanel, Tabs"),
    },
  },
  Mantine: {
    atMost: 1,
    parts: {
      popup: mantine("Modal", "ModalBase", "Modal", "Overlay", "CloseButton", "Paper", "UnstyledButton"),
      accordion: mantine("Accordion", "UnstyledButton", "Accordion"),
      tabs: mantine("Tabs", "UnstyledButton", "Tabs"),
      slider: [
        mantineBase,
        `export { Carousel } from "@mantine/carousel"; import "@mantine/carousel/styles.css"`,
        `import "@mantine/core/styles/UnstyledButton.css"`,
        autoplay,
      ],
    },
  },
  Swiper: {
    atMost: 1,
    parts: {
      slider: swiper("A11y, Autoplay, Navigation, Pagination", "navigation", "pagination"),
      wheel: swiper("A11y, Keyboard, Mousewheel, Pagination", "pagination"),
    },
  },
  "fullpage.js": {
    atMost: 1,
    parts: { wheel: [`export { default } from "fullpage.js"; import "fullpage.js/dist/fullpage.css"`] },
  },
};

const FOLDER = join(import.meta.dirname, "peers/.cache");

/** Returns the KB after gzip of scripts and styles that parts add to a page, without what they import dynamically. */
async function sizeOf(parts: Library["parts"]): Promise<number> {
  await mkdir(FOLDER, { recursive: true });
  for (const [part, lines] of Object.entries(parts)) await writeFile(join(FOLDER, `${part}.ts`), lines.join(";\n"));
  const entry = join(FOLDER, "entry.ts");
  await writeFile(
    entry,
    Object.keys(parts)
      .map((part) => `export * as ${part} from "./${part}.ts";`)
      .join("\n"),
  );
  const built = await build({
    root: FOLDER,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { dedupe: ["react", "react-dom", "styled-components"] },
    // As the kit is published; every other library comes compiled.
    oxc: { plugins: { styledComponents: STYLED_COMPONENTS } },
    build: {
      write: false,
      cssMinify: true,
      cssCodeSplit: false,
      lib: { entry, formats: ["es"], fileName: "entry" },
      rolldownOptions: { external: SHARED },
    },
  });
  const files = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const texts = files.map((file) => {
    if (file.type === "asset") return String(file.source);
    return file.isDynamicEntry ? "" : minifySync(file.fileName, file.code, { module: true }).code;
  });
  return texts.reduce((sum, text) => sum + (text === "" ? 0 : gzipSync(text, { level: 9 }).length), 0) / 1000;
}

const TOGETHER_COLUMN = "together";

/** Returns the KB of each part of a library, and of those of a front page together where it has all. */
async function sizesOf({ parts }: Library): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {};
  for (const [part, lines] of Object.entries(parts)) sizes[part] = await sizeOf({ [part]: lines });
  const together = TOGETHER.flatMap((part) => (parts[part] ? [[part, parts[part]] as const] : []));
  if (together.length === TOGETHER.length) sizes[TOGETHER_COLUMN] = await sizeOf(Object.fromEntries(together));
  return sizes;
}

/** Prints what each part of the kit adds to a page, beside the same part of other libraries; whether every bar is kept. */
export async function benchKit(): Promise<boolean> {
  const table: Record<string, Readonly<Record<string, number>>> = {};
  for (const [name, library] of Object.entries(LIBRARIES)) table[name] = await sizesOf(library);
  await rm(FOLDER, { recursive: true });
  console.log("KB after gzip, without React, styled-components and what is imported dynamically");
  console.table(table, [...PARTS, TOGETHER_COLUMN]);
  const own = table[OURS] ?? {};
  const bars = Object.entries(LIBRARIES).flatMap(([name, { atMost, parts }]) =>
    atMost === undefined
      ? []
      : Object.keys(parts).map((part): Bar => {
          const value = (own[part] ?? Number.NaN) / (table[name]?.[part] ?? Number.NaN);
          return { name: `${part}, share of ${name}`, value, atMost };
        }),
  );
  return printBars([
    { name: "together, KB", value: own[TOGETHER_COLUMN] ?? Number.NaN, atMost: TOGETHER_AT_MOST },
    ...bars,
  ]);
}
