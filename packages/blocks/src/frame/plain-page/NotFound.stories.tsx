import { partMeta } from "../../../tests/story-meta.tsx";
import { NotFound } from "./NotFound.tsx";

export default {
  title: "Sections/Frame/NotFound",
  ...partMeta(({ complex }) => (
    <main>
      <NotFound drawing={complex.identity.bannerDrawing} schedulePage={complex.schedule.page} />
    </main>
  )),
};

export const Default = {};
