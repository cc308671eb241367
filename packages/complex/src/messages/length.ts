import { cp949Length } from "./cp949.ts";

/** Longest short message (SMS) in bytes of CP949. */
export const SMS_MAX_BYTES = 90;

/** Longest long message (LMS) in bytes of CP949; nothing longer can be sent as text. */
export const LMS_MAX_BYTES = 2000;

/** How a text travels: as SMS or as LMS, which costs more. */
export type MessageForm = "SMS" | "LMS";

/** Returns the cheapest form that carries a whole text, or `undefined` where none does. */
export function messageForm(text: string): MessageForm | undefined {
  const bytes = cp949Length(text);
  if (bytes <= SMS_MAX_BYTES) return "SMS";
  return bytes <= LMS_MAX_BYTES ? "LMS" : undefined;
}
