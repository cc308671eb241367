import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { fileURLToPath } from "node:url";
import { koreanDate } from "@danji/complex/sale-dates";
import { defineConfig } from "vite";
import { backendPlugin } from "./scripts/backend-plugin.ts";
import { readBackend } from "./scripts/backend.ts";
import { CHUNK_GROUPS } from "./scripts/chunk-groups.ts";
import { chunkMapPlugin } from "./scripts/chunk-map-plugin.ts";
import { complexPlugin } from "./scripts/complex-plugin.ts";
import { importFetchedPlugin } from "./scripts/import-fetched-plugin.ts";
import { saleFilesPlugin } from "./scripts/sale-files-plugin.ts";
import { shortClassesPlugin } from "./scripts/short-classes-plugin.ts";
import { slimRouterPlugin } from "./scripts/slim-router-plugin.ts";
import { slimStylesPlugin } from "./scripts/slim-styles-plugin.ts";
import { slug } from "./scripts/slug.ts";

const backend = readBackend(process.env);

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    complexPlugin(slug),
    saleFilesPlugin(slug),
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
