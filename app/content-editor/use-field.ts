import {
  type ContentField,
  FIELD_PATH,
  type FieldChange,
  type FieldValue,
  type SaveResult,
} from "@danji/delivery/dev-content/api";
import { useState } from "react";
import { useDraft } from "./Drafts.tsx";

const UNREACHABLE = "개발 서버가 답하지 않습니다. 쓴 글은 그대로 있습니다. 서버를 확인하고 다시 저장하세요.";

/** Sends a change to the development server, which checks it and writes the file. */
async function saveField(change: FieldChange): Promise<SaveResult> {
  const response = await fetch(FIELD_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });
  return response.json();
}

/** Result of the last attempt to save. */
export type Outcome = SaveResult | { readonly status: "unreachable"; readonly message: string };

/** Returns the value of a text, of the type that the field has. A text that is no number stays one, and is refused. */
function valueOf(text: string, was: FieldValue): FieldValue {
  if (typeof was === "boolean") return text === "true";
  return typeof was === "number" && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Keeps what is typed into a field until it is saved or given up, whatever happens to the file. */
export function useField(file: string, field: ContentField, onSaved: () => Promise<void>) {
  const [draft, updateDraft] = useDraft(`${file} ${field.path.join(".")}`);
  const [attempt, setAttempt] = useState<{ text: string; outcome: Outcome }>();
  const [pending, setPending] = useState(false);
  const text = draft?.text ?? String(field.value);
  // The outcome of an earlier text says nothing about this one.
  const outcome = attempt?.text === text ? attempt.outcome : undefined;
  const isChanged = draft !== undefined && draft.was !== field.value && !pending;

  async function send(change: { text: string; was: FieldValue; accept?: boolean }): Promise<void> {
    const { was, accept } = change;
    const value = valueOf(change.text, field.value);
    setPending(true);
    try {
      const result = await saveField({ file, path: field.path, value, was, accept });
      if (result.status === "saved") {
        await onSaved();
        // What was typed meanwhile stays, over the value that the file has now.
        updateDraft((now) => (now === undefined || now.text === change.text ? undefined : { ...now, was: value }));
      }
      // A saved number reads as the file has it: 84.970 as 84.97.
      setAttempt({ text: result.status === "saved" ? String(value) : change.text, outcome: result });
    } catch {
      setAttempt({ text: change.text, outcome: { status: "unreachable", message: UNREACHABLE } });
    }
    setPending(false);
  }

  return {
    text,
    isDirty: draft !== undefined,
    /** Whether the file got another value since the typing began. */
    isChanged,
    outcome,
    pending,
    type(next: string): void {
      updateDraft((before) => ({ text: next, was: before?.was ?? field.value }));
      setAttempt(undefined);
    },
    /** Saves what is typed. `accept` writes it in spite of broken rules. */
    save: (accept = false) => send({ text, was: draft?.was ?? field.value, accept }),
    /** Replaces the value that the file has now by what is typed. */
    async overwrite(): Promise<void> {
      updateDraft(() => ({ text, was: field.value }));
      await send({ text, was: field.value });
    },
    /** Gives up what is typed and shows the file's value. */
    async discard(): Promise<void> {
      await onSaved();
      updateDraft(() => undefined);
      setAttempt(undefined);
    },
  };
}
