import { expect, it } from "vitest";
import { searchFields } from "./SearchResults.tsx";

const field = (value: string) => ({ path: [value], value, label: "제목", issues: [] });
const part = (title: string, values: readonly string[]) => ({
  id: title,
  title,
  places: [],
  issues: [],
  fields: values.map(field),
});
const content = {
  name: "견본",
  issues: [],
  groups: [
    {
      id: "home",
      title: "첫 화면",
      about: "",
      file: "home.json",
      parts: [part("입지", ["서쪽의 Park", "역까지 4분"])],
    },
    { id: "faq", title: "자주 묻는 질문", about: "", file: "faq.json", parts: [part("역", ["버스 노선"])] },
  ],
};

it.each([
  ["park", ["서쪽의 Park"]],
  ["역 입지", ["역까지 4분"]],
  ["역", ["역까지 4분", "버스 노선"]],
  ["  ", []],
])("finds %j in texts, names and parts", (query, values) => {
  expect(searchFields(content, query).map((found) => found.field.value)).toEqual(values);
});
