"use client";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { Button } from "../button/index.ts";
import { Control } from "../field/Field.styles.ts";
import { missing, useMisuse } from "../hooks/misuse.ts";
import { unlessPrevented, useNameMisuse, createPartContext, type AccessibleName } from "../hooks/parts.ts";
import { useControlled, type ValueProps } from "../hooks/useControlled.ts";
import type { LinkProps } from "../provider/Link.tsx";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { Box, List, Option, StatusBox, StatusLine } from "./Combobox.styles.ts";

interface ComboboxState {
  /** What has been typed. */
  readonly value: string;
  readonly type: (value: string) => void;
  readonly options: readonly string[];
  /** Value of the option that Enter follows; `undefined` where there is none. */
  readonly active: string | undefined;
  readonly setActive: (value: string) => void;
  readonly listId: string;
  readonly optionId: (value: string) => string;
}

const [ComboboxContext, useCombobox] = createPartContext<ComboboxState>("Combobox.Root");

interface ComboboxRootProps extends Omit<ComponentProps<"div">, "defaultValue">, ValueProps<"input"> {
  /** Values of the options in the order in which they are rendered. */
  options: string[];
}

/**
 * Renders a field and the links that fit what is typed into it. The first link is marked, and Enter follows the marked one.
 *
 * Use it where visitors look for one of many pages by a few letters. Do not use it for a fixed choice (`Select`), nor as
 * the only way to a page: without JavaScript it is hidden.
 *
 * Keys: those of a combobox with a list.
 */
function ComboboxRoot({ value: valueProp, defaultValue = "", onValueChange, options, ...box }: ComboboxRootProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const listId = useId();
  const [selected, setActive] = useState<string>();
  const active = selected !== undefined && options.includes(selected) ? selected : options[0];
  const optionId = (option: string) => `${listId}-${options.indexOf(option)}`;
  function type(text: string): void {
    setActive(undefined);
    setValue(text, "input");
  }
  return (
    <ComboboxContext value={{ value, type, options, active, setActive, listId, optionId }}>
      <Box {...box} />
    </ComboboxContext>
  );
}

type ComboboxInputProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type" | "role"> &
  AccessibleName;

/** Number of options that a key moves the mark by. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Renders the field. It keeps the focus while the mark moves through the options. */
function ComboboxInput({ onKeyDown, ...input }: ComboboxInputProps) {
  useNameMisuse("Combobox.Input", input["aria-label"] ?? input["aria-labelledby"]);
  const { value, type, options, active, setActive, listId, optionId } = useCombobox("Combobox.Input");

  function handleKeys(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    // While a syllable is composed, Enter and the arrows belong to the input method.
    if (event.defaultPrevented || event.nativeEvent.isComposing || active === undefined) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = options.at((options.indexOf(active) + step) % options.length) ?? active;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  return (
    <Control
      enterKeyHint="go"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...input}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={options.length > 0}
      aria-controls={listId}
      aria-activedescendant={active === undefined ? undefined : optionId(active)}
      value={value}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={handleKeys}
    />
  );
}

type ComboboxListProps = Omit<ComponentProps<"div">, "id" | "role"> & AccessibleName;

/** Renders the options. It is hidden where there are none. */
function ComboboxList(list: ComboboxListProps) {
  useNameMisuse("Combobox.List", list["aria-label"] ?? list["aria-labelledby"]);
  const { options, listId } = useCombobox("Combobox.List");
  return <List {...list} id={listId} role="listbox" hidden={options.length === 0} />;
}

interface ComboboxOptionProps extends Omit<LinkProps, "id" | "role" | "tabIndex" | "aria-selected"> {
  /** Unique value of the option, one of those of the root. */
  value: string;
}

/** Renders one option: a link, which opens in a new window as any other. */
function ComboboxOption({ value, onPointerMove, ...link }: ComboboxOptionProps) {
  const { options, active, setActive, optionId } = useCombobox("Combobox.Option");
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => !options.includes(value) && missing("Combobox.Root", "option", value, "each Combobox.Option")),
    value,
  );
  return (
    <Option
      {...link}
      id={optionId(value)}
      role="option"
      tabIndex={-1}
      aria-selected={value === active}
      onPointerMove={unlessPrevented(onPointerMove, () => setActive(value))}
    />
  );
}

interface ComboboxStatusProps extends Omit<ComponentProps<"div">, "role" | "children"> {
  /** State of what the options come from. @default "ready" */
  state?: "ready" | "pending" | "failed" | undefined;
  /** Called when the visitor asks for a new attempt. */
  onRetry?: (() => void) | undefined;
}

/** Renders how many options fit what is typed, that none does, or what it waits for: a live region. */
function ComboboxStatus({ state = "ready", onRetry, ...region }: ComboboxStatusProps) {
  const { value, options } = useCombobox("Combobox.Status");
  const messages = useMessages("combobox", ko.combobox);
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

export {
  ComboboxRoot as Root,
  ComboboxInput as Input,
  ComboboxList as List,
  ComboboxOption as Option,
  ComboboxStatus as Status,
};
