import { inComplex, LONG_TEXT } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { SectionTabs } from "./PageFrame.tsx";

const Sample = () => <SectionTabs menu={useComplex().complex.menu} path="/BusinessGuide/plan" />;

export default { title: "Sections/Frame/SectionTabs", component: Sample, tags: ["!autodocs"], decorators: [inComplex] };

export const Default = {};
export const LongText = LONG_TEXT;
