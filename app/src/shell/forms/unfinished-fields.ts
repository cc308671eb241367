import type { FieldError } from "@danji/data/errors";

/** Controls whose text the browser could not make a value of, e.g. half a date: their value reads as empty. */
export function unfinishedFields(form: HTMLFormElement): FieldError[] {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.validity.badInput)
    .map((input) => ({ field: input.name, code: "TYPE_DATE", message: "날짜를 끝까지 입력해 주세요." }));
}
