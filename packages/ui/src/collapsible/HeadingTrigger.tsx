"use client";
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { levelOf, type HeadingLevel } from "../hooks/misuse.ts";
import { useHydrated } from "../hooks/hydration.ts";
import { Sign, TriggerRow } from "./HeadingTrigger.styles.ts";

interface HeadingTriggerProps {
  part: string;
  level: HeadingLevel;
  id: string;
  open: boolean;
  onAdopt: (open: boolean) => void;
  /** Name of the triggers of which only one is open. */
  group?: string | undefined;
  /** Looks of the native trigger; missing where it can be neither opened nor closed. */
  native: Pick<ComponentProps<"summary">, "className" | "style"> | undefined;
  /** Renders the button around its label. */
  renderButton: (label: ReactNode) => ReactElement;
  children: ReactNode;
}

/** Renders the heading that opens and closes the `Collapsible` after it: a native `<details>` until hydration. */
export function HeadingTrigger({
  part,
  level,
  id,
  open,
  onAdopt,
  group,
  native,
  renderButton,
  children,
}: HeadingTriggerProps) {
  const isHydrated = useHydrated();
  const [isNative, setIsNative] = useState(!isHydrated);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const hadFocusRef = useRef(false);

  const adoptNativeState = useEffectEvent(() => {
    const details = detailsRef.current;
    if (!details) return;
    hadFocusRef.current = details.contains(document.activeElement);
    if (details.open !== open) onAdopt(details.open);
    setIsNative(false);
  });
  useLayoutEffect(() => adoptNativeState(), []);
  useLayoutEffect(() => {
    if (!isNative && hadFocusRef.current) document.getElementById(id)?.focus();
  }, [isNative, id]);

  const Heading = `h${levelOf(part, level)}` as const;
  const sign = <Sign aria-hidden />;
  if (isNative && native)
    return (
      // The reader may have opened or closed it before hydration.
      <details ref={detailsRef} name={group} open={open} suppressHydrationWarning>
        <TriggerRow as="summary" id={id} className={native.className} style={native.style}>
          <Heading>{children}</Heading>
          {sign}
        </TriggerRow>
      </details>
    );
  const label = (
    <>
      <span>{children}</span>
      {sign}
    </>
  );
  return <Heading>{renderButton(label)}</Heading>;
}
