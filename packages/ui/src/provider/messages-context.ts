import { createContext, use } from "react";
import { ko } from "../messages/ko.ts";
import type { Messages } from "../messages/messages.ts";

export const MessagesContext = createContext<Messages>(ko);

/** Returns the messages given to the provider. */
export const useMessages = (): Messages => use(MessagesContext);
