import { inComplex, LONG_TEXT } from "../../../tests/in-complex.tsx";
import { storyPopup } from "../../../tests/story-popup.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { Footer } from "./Footer.tsx";

function Sample() {
  const { identity, menu } = useComplex().complex;
  return (
    <>
      <Footer identity={identity} menu={menu} path="/" popup={storyPopup} />
      {/* The footer appears with what follows it. */}
      <div />
    </>
  );
}

export default { title: "Sections/Frame/Footer", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
