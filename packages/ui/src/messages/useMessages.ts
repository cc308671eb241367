"use client";
import { createContext, use } from "react";
import { ko, type Messages } from "./ko.ts";

/** Messages given to the provider. */
export const MessagesContext = createContext<Messages>({});

/** Returns the messages of a component: those given to the provider, and Korean for the others. */
export function useMessages<Name extends keyof Messages>(name: Name): (typeof ko)[Name] {
  return { ...ko[name], ...use(MessagesContext)[name] };
}
