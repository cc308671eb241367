/**
 * How the styles of the kit are compiled wherever they are served: without spaces and comments, and dropped where nothing
 * uses them. Classes are named by their place in the code: pages that a server rendered hydrate whatever the order of
 * modules.
 */
export const STYLED_COMPONENTS = { ssr: true, fileName: false, displayName: false, minify: true, pure: true };
