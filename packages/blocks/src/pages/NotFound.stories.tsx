import { NotFound } from "../frame/plain-page/NotFound.tsx";
import { inComplex } from "../../tests/in-complex.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { StorySite } from "../../tests/StorySite.tsx";

function Sample() {
  const { page } = useComplex().complex.schedule;
  return <StorySite path="/">{() => <NotFound schedulePage={page} />}</StorySite>;
}

export default { title: "Pages/NotFound", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
