import { LONG_TEXT, MISSING, partMeta, WITHOUT_PICTURE } from "../../../tests/story-meta.tsx";
import { PageBand } from "./PageBand.tsx";
import { groupPage, trailOf } from "./trail.ts";

const PATH = "/BusinessGuide/plan";

export default {
  title: "Sections/Frame/PageBand",
  ...partMeta(({ complex: { identity, menu, pages, theme }, pictures }) => {
    const page = pages[PATH];
    if (!page) return MISSING;
    return (
      <main>
        <PageBand
          title={page.h1}
          lead={page.lead}
          picture={page.banner === undefined ? undefined : pictures[page.banner]}
          frame={theme.frame}
          siteUrl={identity.siteUrl}
          trail={trailOf(identity.name, { name: page.h1, path: PATH }, groupPage(menu, PATH))}
        />
      </main>
    );
  }),
};

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
