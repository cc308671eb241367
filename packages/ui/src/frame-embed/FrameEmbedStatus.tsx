"use client";
import { useImperativeHandle, type ComponentProps } from "react";
import { Button } from "../button/Button.tsx";
import { frameEmbed } from "../messages/ko/frame-embed.ts";
import { useMessages } from "../provider/messages-context.ts";
import { StatusBox } from "./FrameEmbed.styles.ts";
import { useFrameEmbed } from "./FrameEmbedContext.ts";

/** Props of `FrameEmbed.Status`: those of its `<div role="status">`. */
export type FrameEmbedStatusProps = Omit<ComponentProps<"div">, "role" | "children">;

/** Renders the state of the frame below it: a live region, which has to be on the page before its text. */
export function FrameEmbedStatus({ ref, ...status }: FrameEmbedStatusProps) {
  const messages = useMessages("frameEmbed", frameEmbed);
  const { src, state, statusRef, open } = useFrameEmbed();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => statusRef.current);
  return (
    <StatusBox {...status} ref={statusRef} role="status">
      {state === "loading" && <p>{messages.loading}</p>}
      {state === "slow" && (
        <>
          <p>{messages.slow}</p>
          <Button size="small" variant="secondary" tone="onDark" onClick={open}>
            {messages.retry}
          </Button>
          <a href={src} target="_blank" rel="noopener">
            {messages.link}
          </a>
        </>
      )}
    </StatusBox>
  );
}
