import { useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import {
  emptySent,
  isSent,
  type SentFields,
  type FieldValue,
  fieldsIn,
  fillIn,
  valueOf,
} from "@danji/blocks/fields/field-values.ts";

/** What the fields of a page held when it was left, by the key of its entry in the history. Only in memory: it is personal. */
const kept = new Map<string, readonly FieldValue[]>();

/** Returns the fields that are kept: of forms with an id, which an administrator's have not, and lists and ranges outside forms. */
function keptFields() {
  const main = document.getElementById("main");
  return main
    ? fieldsIn(main).filter(({ form, type }) => (form ? form.id !== "" : type === "select-one" || type === "range"))
    : [];
}

/** Keeps a page's fields for Back and Forward; the calling component has to be mounted and unmounted with the page. */
export function useKeptFields(): void {
  const { key } = useLocation();
  const restore = useEffectEvent(() => fillIn(keptFields(), kept.get(key) ?? []));
  // Only at mount: another entry of the same page finds its fields as they are.
  useLayoutEffect(() => restore(), []);
  useLayoutEffect(() => () => void kept.set(key, keptFields().map(valueOf)), [key]);
}

/** Empties the fields of a form, by its id, that hold what was sent, on the page and in pages that were left. */
export function clearSent(id: string, sent: SentFields): void {
  for (const [key, values] of kept)
    kept.set(
      key,
      values.filter((value) => value.form !== id || !isSent(value, sent)),
    );
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) emptySent(form, sent);
}
