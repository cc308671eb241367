"use client";
import { useEffect, useState } from "react";
import { textArea } from "../messages/ko/text-area.ts";
import { useMessages } from "../provider/messages-context.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { countCharacters, remainderAnnouncement } from "./count.ts";
import { Counter } from "./Field.styles.ts";
import { useFieldContext } from "./FieldContext.ts";

interface CharacterCounterProps {
  /** Id for the `aria-describedby` of the text. */
  id: string;
  /** Characters allowed. */
  max: number;
  /** The text when controlled. */
  value: string | undefined;
  /** The initial text. */
  defaultValue: string;
}

/** Renders the length of the text, announced when little space is left. */
export function CharacterCounter({ id, max, value, defaultValue }: CharacterCounterProps) {
  const messages = useMessages("textArea", textArea);
  const { controlId } = useFieldContext("CharacterCounter");
  const [typed, setTyped] = useState(defaultValue);
  const count = countCharacters(value ?? typed);

  useEffect(() => {
    const area = document.getElementById(controlId);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { form } = area;
    const read = (): void => setTyped(area.value);
    // The reset event precedes the reset.
    const readAfterReset = (): void => queueMicrotask(read);
    // Text typed before hydration, or kept by the browser over a reload, counts too.
    read();
    area.addEventListener("input", read);
    form?.addEventListener("reset", readAfterReset);
    return () => {
      area.removeEventListener("input", read);
      form?.removeEventListener("reset", readAfterReset);
    };
  }, [controlId]);

  return (
    <>
      <Counter id={id} data-state={count > max ? "over" : "within"}>
        {messages.count(count, max)}
      </Counter>
      <VisuallyHidden aria-live="polite">{remainderAnnouncement(messages, count, max)}</VisuallyHidden>
    </>
  );
}
