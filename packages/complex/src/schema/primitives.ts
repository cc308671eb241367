import * as z from "zod";

/** Where keys and addresses of content lead: images, pages, or items of another file. */
export type Target = "images" | "links" | "facts" | "notices" | "faq" | "types" | "plans";

/** Schemas of keys and addresses with where they lead; those that are made of them inherit it. */
export const TARGETS = z.registry<{ to: Target }>();

/** Returns the schema of an object by the name that authors see. */
export const named = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

/** What no font shows: letters that were lost in another encoding, control characters, halves of characters. */
export const UNREADABLE = /[\uFFFD\p{Cs}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/u;

/** Text that people read: trimmed, not empty, and readable. */
export const text = z
  .string()
  .min(1, "비어 있습니다. 내용을 적으세요")
  .refine((value) => !UNREADABLE.test(value), "깨진 글자나 제어 문자가 있습니다. 원본을 보고 다시 적으세요")
  .refine((value) => value === value.trim(), "앞뒤의 빈칸을 지우세요")
  .meta({ title: "글" });

// What many files have, by the name that authors see.
export const heading = text.meta({ title: "제목" });
export const name = text.meta({ title: "이름" });
export const description = text.meta({ title: "설명" });
export const note = text.meta({ title: "덧붙임", description: "값 옆에 작게 보입니다." });
export const unit = text.meta({ title: "단위" });
export const households = z.int().positive().meta({ title: "세대수" });
/** Text in which `<strong>` and `<br>` are markup. */
export const paragraphs = z
  .array(text)
  .min(1)
  .meta({ title: "문단", description: "<strong>강조</strong>와 <br>만 쓸 수 있습니다." });
export const texts = z.array(text).meta({ title: "글", description: "한 줄에 하나씩 보입니다." });
/** Keys of `facts.json`. */
export const factKeys = z
  .array(text)
  .meta({ title: "불러올 숫자", description: "사업개요 숫자의 이름표입니다." })
  .register(TARGETS, { to: "facts" });
/** Whether what a file says is still planned; it is then marked (예정). */
export const planned = z
  .boolean()
  .meta({ title: "예정 표시", description: "확정되기 전이면 켭니다. 페이지에 (예정)이 붙습니다." });

/** Calendar date `yyyy-mm-dd` in Asia/Seoul. */
export const isoDate = z.iso
  .date({
    error: ({ input }) =>
      typeof input === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(input)
        ? "달력에 없는 날짜입니다. 날짜를 고치세요"
        : "yyyy-mm-dd 형식의 날짜로 적으세요",
  })
  .meta({ title: "날짜", description: "yyyy-mm-dd로 씁니다." });

const PATH_WANTED = "/로 시작하는 사이트 안의 주소를 적으세요";

/** Address within the site: starts with a slash, e.g. `/Brand/intro`. */
export const sitePath = z
  .string(PATH_WANTED)
  .regex(/^\/[^?#]*$/u, PATH_WANTED)
  .regex(/^\S*$/u, "주소에 빈칸이 있습니다. 빈칸은 %20으로 적으세요")
  .meta({ title: "페이지 주소", description: "/로 시작하는 사이트 안의 주소입니다." })
  .register(TARGETS, { to: "links" });

/** A way on to a page of the site. */
export const link = named("링크", {
  label: text.meta({ title: "링크 글" }),
  to: sitePath.meta({ title: "링크 주소" }),
});

/** A page of the site in a list of pages. */
export const listedPage = z.strictObject({
  label: text.meta({ title: "보이는 이름" }),
  to: sitePath.meta({ title: "주소" }),
});

/** Address of a page: segments of letters, digits, `-` and `_`, e.g. `/FloorPlan/74A`. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*)?$/u,
    "페이지의 주소가 아닙니다. /로 시작하고 영문, 숫자, -, _만 쓰세요. 예: /FloorPlan/74A",
  );

/** Absolute address that starts with `https://`. */
export const httpsUrl = z
  .url({ protocol: /^https$/, error: "https:// 로 시작하는 주소를 적으세요" })
  .meta({ title: "주소", description: "https://로 시작합니다." });

const KEY_WANTED = "images.json의 키를 영문 소문자, 숫자, -로 적으세요";

/** Key of a picture in `images.json`. */
export const imageKey = z
  .string(KEY_WANTED)
  .regex(/^[a-z0-9-]+$/, KEY_WANTED)
  .meta({ title: "이미지", description: "이미지 파일에 적은 이름표입니다." })
  .register(TARGETS, { to: "images" });

/** An image with the words below it. */
export const captionedImage = {
  image: imageKey,
  caption: text.meta({ title: "이미지 설명", description: "이미지 아래에 작게 보입니다." }).optional(),
};

export const source = text.meta({ title: "출처", description: "이 내용을 확인할 수 있는 자료의 이름입니다." });
export const asOf = isoDate.meta({ title: "기준일", description: "이 내용이 맞았던 날. yyyy-mm-dd로 씁니다." });
/** Last day on which a source may be used without reading it again. */
export const reviewBy = isoDate.meta({
  title: "다시 확인할 날",
  description: "이날까지 법을 다시 읽습니다. yyyy-mm-dd로 씁니다.",
});

/** A claim's proof: where it comes from and the day it was true (domain rule: whatever depends on a date shows both). */
export const provenance = named("출처와 기준일", {
  source,
  asOf,
  /** For what is about to change, such as a law; `check` warns from the day after. */
  reviewBy: reviewBy.optional(),
});

/** Name and help of a key that other files refer to. */
export const KEY = { title: "이름표", description: "다른 파일이 부르는 이름. 바꾸면 부르는 곳도 바꿔야 합니다." };

/** Key by which pages refer to something of another file. */
export const itemKey = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9-]*$/, "영문 소문자로 시작하고 영문, 숫자, -만 쓸 수 있습니다")
  .meta(KEY);

/** Keys of what is shown from another file. */
export const itemKeys = z.array(itemKey).meta({ title: "불러올 이름표" });

const fraction = z.number().min(0, "0부터 1까지의 수로 적습니다").max(1, "0부터 1까지의 수로 적습니다");

/** Place on an image, as fractions of its width and height from the top left. */
export const imagePoint = z.strictObject({
  x: fraction.meta({ title: "가로 위치", description: "왼쪽 0부터 오른쪽 1까지입니다." }),
  y: fraction.meta({ title: "세로 위치", description: "위 0부터 아래 1까지입니다." }),
});
