import { inComplex, LONG_TEXT, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { PageBand } from "./PageBand.tsx";
import { groupPage, trailOf } from "./trail.ts";

const PATH = "/BusinessGuide/plan";

function Sample() {
  const { complex, pictures } = useComplex();
  const { identity, menu, pages, theme } = complex;
  const page = pages[PATH];
  if (!page) return <p>이 단지에는 없습니다.</p>;
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
}

export default { title: "Sections/Frame/PageBand", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;
