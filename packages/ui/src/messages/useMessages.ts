"use client";
import { createContext, use } from "react";
import type * as ko from "./ko.ts";

/** A translation. What it leaves out is Korean. */
export type Messages = { readonly [Name in keyof typeof ko]?: Partial<(typeof ko)[Name]> };

/** Messages given to the provider. */
export const MessagesContext = createContext<Messages | null>(null);

/** Returns the messages of a component: those given to the provider, and the given Korean for the others. */
export function useMessages<Name extends keyof typeof ko>(name: Name, korean: (typeof ko)[Name]): (typeof ko)[Name] {
  return { ...korean, ...use(MessagesContext)?.[name] };
}
