"use client";
import type { ComponentProps } from "react";
import { Button } from "../button/index.ts";
import { combobox } from "../messages/ko/combobox.ts";
import { useMessages } from "../provider/messages-context.ts";
import { StatusBox, StatusLine } from "./Combobox.styles.ts";
import { useCombobox } from "./ComboboxContext.ts";

/** Props of `Combobox.Status`: those of its `<div role="status">`, and the state of what is searched. */
export interface ComboboxStatusProps extends Omit<ComponentProps<"div">, "role" | "children"> {
  /**
   * State of what the options come from.
   *
   * @default "ready"
   */
  state?: "ready" | "pending" | "failed" | undefined;
  /** Called when the visitor asks for a new attempt. */
  onRetry?: (() => void) | undefined;
}

/** Renders how many options fit what is typed, that none does, or what it waits for: a live region. */
export function ComboboxStatus({ state = "ready", onRetry, ...region }: ComboboxStatusProps) {
  const { value, options } = useCombobox("Combobox.Status");
  const messages = useMessages("combobox", combobox);
  const text = value.trim();
  const found = options.length === 0 ? messages.none(text) : messages.count(options.length);
  const waiting = state === "pending" ? messages.pending : messages.failed;
  const isSilent = state === "ready" && text === "";
  return (
    <StatusBox {...region} role="status">
      <StatusLine>{isSilent ? null : state === "ready" ? found : waiting}</StatusLine>
      {state === "failed" && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </StatusBox>
  );
}
