import { formMeta, LONG_TEXT } from "../../tests/story-meta.tsx";
import { VisitForm } from "./VisitForm.tsx";

export default {
  title: "Sections/Forms/VisitForm",
  ...formMeta("visit", "방문예약", VisitForm),
};

export const Default = {};
export const LongText = LONG_TEXT;
