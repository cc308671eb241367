import type { FieldValue } from "@danji/delivery/dev-content/api";
import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useEffect, useState } from "react";

/** A text that is being written. */
export interface Draft {
  readonly text: string;
  /** Value of the file that the text replaces. */
  readonly was: FieldValue;
}

/** Returns the draft that replaces another; `undefined` for none. */
type DraftUpdate = (before: Draft | undefined) => Draft | undefined;

type DraftMap = ReadonlyMap<string, Draft>;

const DraftsContext = createContext<[DraftMap, Dispatch<SetStateAction<DraftMap>>] | null>(null);

const keepPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Keeps what is typed into fields that are not on the screen, and asks before the page is left with it. */
export function Drafts({ children }: { children: ReactNode }) {
  const state = useState<DraftMap>(new Map());
  const isAny = state[0].size > 0;

  useEffect(() => {
    if (!isAny) return;
    addEventListener("beforeunload", keepPage);
    return () => removeEventListener("beforeunload", keepPage);
  }, [isAny]);

  return <DraftsContext value={state}>{children}</DraftsContext>;
}

/** Returns the draft of a field and what updates it. */
export function useDraft(id: string): [draft: Draft | undefined, updateDraft: (update: DraftUpdate) => void] {
  const context = use(DraftsContext);
  if (!context) throw new Error("A field needs <Drafts> above it.");
  const [drafts, setDrafts] = context;
  const updateDraft = (update: DraftUpdate) =>
    setDrafts((before) => {
      const next = new Map(before);
      const draft = update(before.get(id));
      if (draft) next.set(id, draft);
      else next.delete(id);
      return next;
    });
  return [drafts.get(id), updateDraft];
}
