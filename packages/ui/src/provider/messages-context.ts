"use client";
import { createContext, use } from "react";
import type { Messages } from "../messages/messages.ts";

/** Messages given to the provider, or null for Korean. */
export const MessagesContext = createContext<Messages | null>(null);

/** Returns the provider's messages of a component, by default `korean`, its part of `messages/ko`. */
export function useMessages<Name extends keyof Messages>(name: Name, korean: Messages[Name]): Messages[Name] {
  return use(MessagesContext)?.[name] ?? korean;
}
