import { partMeta } from "../../../tests/story-meta.tsx";
import { storyPopup } from "../../../tests/story-props.ts";
import { BottomBar } from "./BottomBar.tsx";

export default {
  title: "Sections/Frame/BottomBar",
  globals: { viewport: { value: "w360" } },
  ...partMeta(({ complex }) => <BottomBar identity={complex.identity} popup={storyPopup} />),
};

export const Default = {};
