import { formMeta, LONG_TEXT } from "../../tests/story-meta.tsx";
import { InquiryForm } from "./InquiryForm.tsx";

export default {
  title: "Sections/Forms/InquiryForm",
  ...formMeta("inquiry", "문의하기", InquiryForm),
};

export const Default = {};
export const LongText = LONG_TEXT;
