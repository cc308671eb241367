import { partMeta } from "../../../tests/story-meta.tsx";
import { NotFound } from "./NotFound.tsx";

export default {
  title: "Sections/Frame/NotFound",
  ...partMeta(({ complex }) => (
    <main>
      <NotFound schedulePage={complex.schedule.page} />
    </main>
  )),
};

export const Default = {};
