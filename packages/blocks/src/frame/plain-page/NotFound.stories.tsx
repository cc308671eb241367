import { inComplex } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { NotFound } from "./NotFound.tsx";

const Sample = () => (
  <main>
    <NotFound schedulePage={useComplex().complex.schedule.page} />
  </main>
);

export default { title: "Sections/Frame/NotFound", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
