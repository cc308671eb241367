"use client";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { StatusBox } from "./FrameEmbed.styles.ts";
import { useFrameEmbed } from "./FrameEmbedContext.ts";

/** Props of `FrameEmbed.Status`: those of its `<div role="status">`, and its words. */
export interface FrameEmbedStatusProps extends Omit<ComponentProps<"div">, "role" | "children"> {
  /** Said while the frame is awaited. Default: `불러오는 중입니다...`. */
  loading?: ReactNode;
  /** Said when nothing has come. Default: that it does not load, and that the reader may try again or open it elsewhere. */
  late?: ReactNode;
  /** The button that asks once more. Default: `다시 시도`. */
  retryLabel?: string | undefined;
  /** The link to the address itself. Default: `새 창에서 열기`. */
  linkLabel?: string | undefined;
}

/**
 * Tells what the frame does, under it where nothing of it lies over anything. It is a live region, so it has to be there
 * before there is something to tell.
 */
export function FrameEmbedStatus({
  loading = "불러오는 중입니다...",
  late = "화면이 아직 오지 않았습니다. 다시 시도하거나 새 창에서 열어 주세요.",
  retryLabel = "다시 시도",
  linkLabel = "새 창에서 열기",
  ...status
}: FrameEmbedStatusProps) {
  const { src, state, open } = useFrameEmbed();
  return (
    <StatusBox {...status} role="status">
      {state === "loading" && <p>{loading}</p>}
      {state === "late" && (
        <>
          <p>{late}</p>
          <Button size="small" variant="secondary" tone="onDark" onClick={open}>
            {retryLabel}
          </Button>
          <a href={src} target="_blank" rel="noopener">
            {linkLabel}
          </a>
        </>
      )}
    </StatusBox>
  );
}
