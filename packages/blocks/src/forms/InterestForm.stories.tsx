import { formMeta, LONG_TEXT } from "../../tests/story-meta.tsx";
import { InterestForm } from "./InterestForm.tsx";

export default {
  title: "Sections/Forms/InterestForm",
  ...formMeta("interest", "관심고객 등록", InterestForm),
};

export const Default = {};
export const LongText = LONG_TEXT;
