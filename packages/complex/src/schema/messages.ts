import * as z from "zod";
import { text } from "./primitives.ts";

/** A number that people call to refuse advertising, free of charge. */
const freeNumber = z.string().regex(/^080-\d{3,4}-\d{4}$/, "080-으로 시작하는 무료 수신거부 번호를 적으세요");

/** `messages.json`: the text messages that follow a booking (see `messages/compose.ts` for the places in braces). */
export const messagesSchema = z.strictObject({
  /** What everybody gets who booked: where the model house is. Information only, without a word of advertising. */
  booking: text.meta({ title: "예약 확인 문자", description: "{visitDate}, {phone} 같은 자리는 저절로 채워집니다." }),
  /** What those get besides who agreed to advertising, as a message of its own. */
  news: z.strictObject({
    sender: text.meta({ title: "보내는 곳" }),
    /** The news: remaining units. The marks that the law asks for are put around it. */
    text: text.meta({ title: "소식 문자" }),
    /** Where the visitor refuses further ones, at its end. */
    optOutPhone: freeNumber.meta({ title: "수신 거부 번호" }),
  }),
  /** Who carries the messages, as the page on privacy names them. Without one they are written down and never sent. */
  service: text.meta({ title: "문자를 보내는 회사" }).optional(),
});

export type Messages = z.output<typeof messagesSchema>;
