import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { fileURLToPath } from "node:url";
import { koreanDate } from "@danji/complex/sale-dates";
import { defineConfig } from "vite";
import { backendPlugin } from "./scripts/backend-plugin.ts";
import { readBackend } from "./scripts/backend.ts";
import { CHUNK_GROUPS } from "@danji/delivery/bundle/chunk-groups";
import { chunkMapPlugin } from "@danji/delivery/bundle/chunk-map-plugin";
import { complexPlugin } from "@danji/delivery/bundle/complex-plugin";
import { importFetchedPlugin } from "@danji/delivery/bundle/import-fetched-plugin";
import { downloadsPlugin } from "@danji/delivery/bundle/downloads-plugin";
import { shortClassesPlugin } from "@danji/delivery/bundle/short-classes-plugin";
import { slimRouterPlugin } from "@danji/delivery/bundle/slim-router-plugin";
import { slimStylesPlugin } from "@danji/delivery/bundle/slim-styles-plugin";
import { complexFolder } from "./scripts/complexes.ts";
import { imageCache } from "./scripts/paths.mjs";
import { siteTheme } from "./scripts/site-theme.ts";
import { slug } from "./scripts/slug.ts";

const backend = readBackend(process.env);

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    complexPlugin({ complex: complexFolder(slug), cache: imageCache }, siteTheme),
    downloadsPlugin(complexFolder(slug), siteTheme),
    backendPlugin(backend),
    chunkMapPlugin(),
    importFetchedPlugin(),
    slimRouterPlugin(),
    slimStylesPlugin(),
    shortClassesPlugin(),
  ],
  define: {
    __BUILD_DATE__: JSON.stringify(koreanDate(Date.now())),
    __RECAPTCHA__: String(backend.kind === "firebase" && backend.settings.recaptchaKey !== undefined),
  },
  resolve: { dedupe: ["react", "react-dom", "styled-components"] },
  // Names the styles' classes by their place in the code, so that prerendered pages hydrate.
  oxc: { plugins: { styledComponents: { ssr: true, fileName: false, displayName: false, minify: true, pure: true } } },
  build: {
    // The browsers that package.json names.
    target: browserslistToEsbuild(),
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The image step is slow the first time and says so itself.
      checks: { pluginTimings: false },
      output: {
        // Modules of the complex have names with a colon, which would come out with a leading underscore: private files to a server.
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_+/, "")}-[hash].js`,
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  // Everything of ours and styled-components, whose ES module Node does not find, go into the server's bundle.
  ssr: { noExternal: [/^@danji\//, "styled-components"] },
});
