import * as z from "zod";
import { asOf, httpsUrl, isoDate, KEY, note, planned, sitePath, source, text } from "./primitives.ts";

/** Time of day in Asia/Seoul on a clock of 24 hours, e.g. `09:00`. */
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "hh:mm 형식의 시각으로 적으세요")
  .meta({ title: "시각", description: "hh:mm으로 씁니다." });

const closedDay = z
  .string()
  .refine(
    (day) => /^[일월화수목금토]$/u.test(day) || isoDate.safeParse(day).success,
    "yyyy-mm-dd 형식의 날짜나 요일 한 글자(월)로 적으세요",
  );

const eventSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[a-z-]+$/, "영문 소문자와 -로만 적습니다")
      .meta(KEY),
    title: text.meta({ title: "일정 이름" }),
    start: isoDate.meta({ title: "시작일" }),
    end: isoDate.meta({ title: "종료일" }).optional(),
    label: text.meta({ title: "날짜 대신 쓸 말", description: "2027년 4월처럼 달만 정해졌을 때 씁니다." }).optional(),
    /** From when to when on each of its days, where that is set; an event without hours lasts all day. */
    hours: z
      .strictObject({ from: timeOfDay.meta({ title: "시작 시각" }), to: timeOfDay.meta({ title: "끝나는 시각" }) })
      .refine(({ from, to }) => from < to, { path: ["to"], error: "끝나는 시각이 시작하는 시각보다 늦어야 합니다" })
      .optional(),
    /** Where it takes place: at the model house, or at an address on the web. @default the complex itself */
    place: z
      .union([z.literal("modelHouse"), httpsUrl])
      .meta({ title: "장소", description: "modelHouse는 견본주택입니다. 또는 https:// 주소를 씁니다." })
      .optional(),
    note: note.optional(),
  })
  .refine((event) => event.end === undefined || event.end >= event.start, {
    path: ["end"],
    error: "끝나는 날이 시작하는 날보다 앞섭니다",
  })
  .meta({ title: "일정" });

/** `schedule.json`: the dates of the sale, earliest first. */
export const scheduleSchema = z.strictObject({
  source,
  asOf,
  /** Page of the dates, to which header, home page and calendars lead. */
  page: sitePath,
  planned,
  /** When the model house is closed: on a day, or on a day of every week. No visit can be booked for then. @default never */
  closedDays: z
    .array(closedDay)
    .meta({ title: "견본주택 휴관일", description: "yyyy-mm-dd로 씁니다. 매주 쉬는 요일은 월처럼 씁니다." })
    .optional(),
  events: z
    .array(eventSchema)
    .min(1)
    .superRefine((events, context) => {
      for (const [index, { start }] of events.entries())
        if (start < (events[index - 1]?.start ?? ""))
          context.addIssue({
            code: "custom",
            path: [index, "start"],
            message: "바로 앞의 일정보다 이른 날짜입니다. 날짜 순서로 적으세요",
          });
    }),
});

export type SaleEvent = z.output<typeof eventSchema>;
export type Schedule = z.output<typeof scheduleSchema>;
