// The whole display font in slices, for pages with headings that are written after the build. See text-slices.ts.
import "@fontsource-variable/noto-serif-kr";
