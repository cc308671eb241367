import { basename, dirname } from "node:path";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import type { InlineConfig } from "vite";
import type { Site } from "../site.ts";
import { complexPlugin } from "./complex-plugin.ts";
import { createContent } from "./site-content.ts";

/** Returns the configuration of Vite for a site's build and development server; several bundles share its `content`. */
export function siteConfig(site: Site, content = createContent(site, site.createTheme)): InlineConfig {
  return {
    configFile: false,
    root: site.root,
    plugins: [react(), complexPlugin(site, content), ...site.plugins],
    define: site.define,
    resolve: { dedupe: ["react", "react-dom", "styled-components"] },
    // Names the styles' classes by their place in the code, so that prerendered pages hydrate.
    oxc: {
      plugins: { styledComponents: { ssr: true, fileName: false, displayName: false, minify: true, pure: true } },
    },
    build: {
      // Without a list it would read the environment and the working directory.
      target: browserslistToEsbuild([...site.browsers]),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The image step is slow the first time and says so itself.
        checks: { pluginTimings: false },
        output: {
          // Modules of the complex have names with a colon, which would come out with a leading underscore: private files to a server.
          // A block's module has the same name in each folder.
          chunkFileNames: ({ name, facadeModuleId }) => {
            const named = name === "Block" && facadeModuleId ? basename(dirname(facadeModuleId)) : name;
            return `assets/${named.replace(/^_+/, "")}-[hash].js`;
          },
        },
      },
    },
    // Everything of ours and styled-components, whose ES module Node does not find, go into the server's bundle.
    ssr: { noExternal: [/^@danji\//, "styled-components"] },
  };
}
