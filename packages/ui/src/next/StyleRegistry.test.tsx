import { ServerInsertedHTMLContext } from "next/navigation";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Card } from "../card/index.ts";
import { DanjiProvider } from "../provider/index.ts";
import { StyleRegistry } from "./index.ts";

vi.mock("next/navigation", async () => {
  const { createContext } = await import("react");
  return { ServerInsertedHTMLContext: createContext(null) };
});

it("inserts the styles of a page once where React begins it twice, and of a later chunk what is new", () => {
  const callbacks: (() => ReactNode)[] = [];
  const insert = (callback: () => ReactNode) => void callbacks.push(callback);
  const begin = (page: ReactNode) =>
    renderToString(
      <ServerInsertedHTMLContext value={insert}>
        <StyleRegistry>
          <DanjiProvider>{page}</DanjiProvider>
        </StyleRegistry>
      </ServerInsertedHTMLContext>,
    );
  const inserted = () => renderToStaticMarkup(callbacks.map((callback) => callback())).match(/<style/g)?.length ?? 0;
  for (const _ of ["once", "again"]) begin(<Card.Root>평면</Card.Root>);
  expect(inserted()).toBe(1);
  expect(inserted()).toBe(0);
});
