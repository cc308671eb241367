import { LONG_TEXT, partMeta } from "../../../tests/story-meta.tsx";
import { PageEnd } from "./PageEnd.tsx";

export default {
  title: "Sections/Frame/PageEnd",
  ...partMeta(({ complex: { identity, pages } }) => (
    <main>
      <PageEnd identity={identity} related={pages["/BusinessGuide/plan"]?.related ?? []} inviting />
    </main>
  )),
};

export const Default = {};
export const LongText = LONG_TEXT;
