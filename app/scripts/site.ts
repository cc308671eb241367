import { koreanDate } from "@danji/complex/sale-dates";
import type { Site, SiteTheme } from "@danji/delivery/site";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Backend } from "./backend.ts";
import { complexFolder } from "./complexes.ts";
import { imageCache, root } from "./paths.mjs";
import { slug } from "./slug.mjs";
import project from "../../package.json" with { type: "json" };
import type { Complex } from "@danji/complex/complex";
import { ComplexError } from "@danji/delivery/content/read-complex";
import { createTheme, extendTheme, theme, type Theme, themeSheet } from "@danji/ui/theme";

const SERVICES = "backend:services";
const FIREBASE = "backend:firebase";

/** Gives the site the adapters of the backend that it is built for; those of the other never enter its modules. */
function backendPlugin(backend: Backend): Plugin {
  return {
    name: "danji:backend",
    resolveId(id) {
      if (id === SERVICES)
        return fileURLToPath(new URL(`../src/shell/services/${backend.kind}-services.ts`, import.meta.url));
      return id === FIREBASE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${FIREBASE}` || backend.kind !== "firebase") return undefined;
      return `export const settings = ${JSON.stringify(backend.settings)};`;
    },
  };
}

const app = join(root, "app");
const source = join(app, "src");
/** Modules have the paths that links lead to, and a copy of the project may link its packages. */
const packages = realpathSync(join(root, "packages"));
const kit = join(packages, "ui/src");
const sections = join(packages, "blocks/src");
const complex = join(packages, "complex/src");

/** Returns the site of the complex that `COMPLEX` names, over a backend. */
export const siteOver = (backend: Backend): Site => ({
  root: app,
  complex: complexFolder(slug),
  cache: imageCache,
  createTheme: siteTheme,
  browsers: project.browserslist,
  bootstrap: join(source, "bootstrap.ts"),
  // Split by the bundler they are three dozen files a page. The home page needs only the first.
  shared: {
    common: [
      join(kit, "lightbox/Lightbox.tsx"),
      join(kit, "picture/Picture.tsx"),
      join(sections, "parts/picture-sizes.ts"),
      join(sections, "structured-data/JsonLd.tsx"),
      join(source, "pages/blocks/block-data.ts"),
      join(source, "shell/page/Metadata.tsx"),
    ],
    page: [
      join(source, "shell/page/PageFrame.tsx"),
      join(source, "pages/blocks/PageBlocks.tsx"),
      join(kit, "grid/Grid.tsx"),
    ],
    words: [
      ...["figures.ts", "line-words.ts", "money.ts", "prices.ts", "supply.ts"].map((file) => join(complex, file)),
      join(sections, "parts/FactRows.tsx"),
    ],
    fields: [
      join(kit, "form/Form.tsx"),
      ...["Checkbox.tsx", "Select.tsx", "TextField.tsx"].map((file) => join(kit, "field", file)),
    ],
    lead: [join(source, "shell/forms/use-lead-form.ts"), join(sections, "form-section/FormSection.tsx")],
    calculator: [
      ...["Calculator.tsx", "readers.ts"].map((file) => join(sections, "calculator", file)),
      join(complex, "period-words.ts"),
    ],
    gestures: [join(kit, "pan-zoom/pointers.ts"), join(kit, "pan-zoom/usePanZoom.ts")],
    drawing: ["PlanDrawing.tsx", "plan-sheets.ts", "flats.ts"].map((file) => join(sections, "parts/floor-plans", file)),
  },
  sources: [
    { folder: sections, prefix: "@danji/blocks/" },
    { folder: source, prefix: "" },
  ],
  define: {
    __BUILD_DATE__: JSON.stringify(koreanDate(Date.now())),
    __RECAPTCHA__: String(backend.kind === "firebase" && backend.settings.recaptchaKey !== undefined),
  },
  plugins: [backendPlugin(backend)],
});

/*
 * Each family is led by the files that the build makes of it, and by the whole font, which articles bring and some devices
 * have; its fallback with its metrics follows. Text takes its Chinese characters from the display font.
 */
const text = `"Danji Text", "Danji Text Page", "Danji Text More", "Danji Display Page", "Pretendard Variable", Pretendard, "Danji Text Fallback", ${theme.font.text}`;
const serif = `"Danji Display", "Danji Display Page", "Danji Display More", "Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Danji Display Fallback", ${theme.font.display}`;

/** Returns the kit's theme for a brand, with the kit's complaint about its contrast as a fault of the complex. */
export function themeOf({ frame: _frame, ...brand }: Complex["theme"], name: string): Theme {
  try {
    return extendTheme(createTheme(brand), { font: { display: brand.headings === "sans" ? text : serif, text } });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const pairs = (typeof error.cause === "string" ? error.cause : error.message).replaceAll(
      /, needs ([\d.]+)/gu,
      " ($1 이상이어야 합니다)",
    );
    const reason = `글자나 선이 바탕과 잘 구별되지 않습니다. 색을 더 짙거나 옅게 고치세요: ${pairs}`;
    throw new ComplexError(name, [{ rule: "contrast", file: "theme.json", path: "color", reason }]);
  }
}

/** Returns the colours of a complex and its theme as CSS, or throws a ComplexError of that `name` for too little contrast. */
export function siteTheme({ theme: brand }: Pick<Complex, "theme">, name = slug): SiteTheme {
  const made = themeOf(brand, name);
  return { color: made.color, css: themeSheet(made) };
}
