import { inComplex, LONG_TEXT } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { PageEnd } from "./PageEnd.tsx";

function Sample() {
  const { identity, pages } = useComplex().complex;
  return (
    <main>
      <PageEnd identity={identity} related={pages["/BusinessGuide/plan"]?.related ?? []} inviting />
    </main>
  );
}

export default { title: "Sections/Frame/PageEnd", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
