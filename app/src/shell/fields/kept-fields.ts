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

/**
 * Returns the page's fields that are kept: those of forms with an id, which a sign-in and the administrator's forms do not have; and lists
 * and ranges outside of forms, whose parts adopt what they hold.
 */
function keptFields() {
  const main = document.getElementById("main");
  return main
    ? fieldsIn(main).filter(({ form, type }) => (form ? form.id !== "" : type === "select-one" || type === "range"))
    : [];
}

/**
 * Keeps what is typed and selected on a page for Back and Forward, as a browser does for documents. The component that calls it has to
 * be mounted and unmounted with the page.
 */
export function useKeptFields(): void {
  const { key } = useLocation();
  const restore = useEffectEvent(() => fillIn(keptFields(), kept.get(key) ?? []));
  // Only at mount: another entry of the same page finds its fields as they are.
  useLayoutEffect(() => restore(), []);
  useLayoutEffect(() => () => void kept.set(key, keptFields().map(valueOf)), [key]);
}

/**
 * Empties the fields of a form that hold what was sent, on the page and in pages that were left.
 *
 * @param id Of the form.
 */
export function clearSent(id: string, sent: SentFields): void {
  for (const [key, values] of kept)
    kept.set(
      key,
      values.filter((value) => value.form !== id || !isSent(value, sent)),
    );
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) emptySent(form, sent);
}
