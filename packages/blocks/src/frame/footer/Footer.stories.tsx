import { LONG_TEXT, partMeta } from "../../../tests/story-meta.tsx";
import { storyPopup } from "../../../tests/story-props.ts";
import { Footer } from "./Footer.tsx";

export default {
  title: "Sections/Frame/Footer",
  ...partMeta(({ complex: { identity, menu } }) => (
    <>
      <Footer identity={identity} menu={menu} path="/" popup={storyPopup} />
      {/* The footer appears with what follows it. */}
      <div />
    </>
  )),
};

export const Default = {};
export const LongText = LONG_TEXT;
