import * as z from "zod";
import { announcementSchema } from "./schema/announcement.ts";
import { documentsSchema } from "./schema/documents.ts";
import { factsSchema } from "./schema/facts.ts";
import { faqSchema } from "./schema/faq.ts";
import { formsSchema } from "./schema/forms.ts";
import { fundingSchema } from "./schema/funding.ts";
import type { Kinds } from "./kinds.ts";
import { homeSchema } from "./schema/home.ts";
import { siteIdentitySchema } from "./schema/identity.ts";
import { imagesSchema } from "./schema/images.ts";
import { menuSchema } from "./schema/menu.ts";
import { messagesSchema } from "./schema/messages.ts";
import { noticesSchema } from "./schema/notices.ts";
import { pagesSchema } from "./schema/page.ts";
import { pressSchema } from "./schema/press.ts";
import { scheduleSchema } from "./schema/schedule.ts";
import { shareSchema } from "./schema/share.ts";
import { subscriptionSchema } from "./schema/subscription.ts";
import { sunlightSchema } from "./schema/sunlight.ts";
import { supplySchema } from "./schema/supply.ts";
import { taxesSchema } from "./schema/taxes.ts";
import { themeSchema } from "./schema/theme.ts";
import { tourSchema, toursSchema } from "./schema/tour.ts";
import { videosSchema } from "./schema/videos.ts";

/** Returns the schema of a complex: each key is a section, which is one JSON file of that name in the complex's folder; what is optional or has a default may be missing. */
export const complexSchema = ({ blocks, screens }: Kinds) =>
  z.strictObject({
    identity: siteIdentitySchema.meta({
      title: "단지와 회사",
      description: "단지 이름, 전화번호, 주소와 회사. 모든 페이지의 머리글과 바닥글에 보입니다.",
    }),
    menu: menuSchema.meta({ title: "메뉴", description: "위쪽 메뉴의 묶음과 이름입니다." }),
    facts: factsSchema.meta({
      title: "사업개요 숫자",
      description: "세대수와 면적 같은 숫자. 여러 페이지가 이름표로 불러 씁니다.",
    }),
    supply: supplySchema.meta({ title: "공급 타입과 동", description: "타입별 면적과 세대수, 동과 호수 줄입니다." }),
    schedule: scheduleSchema.meta({
      title: "분양일정",
      description: "공고부터 입주까지의 날짜. 달력 파일에도 들어갑니다.",
    }),
    documents: documentsSchema.meta({
      title: "계약 서류",
      description: "본인과 대리인이 준비할 서류, 자격을 증명하는 서류입니다.",
    }),
    taxes: taxesSchema.meta({ title: "세금", description: "인지세 구간과 납부 기한, 공휴일입니다." }),
    subscription: subscriptionSchema
      .meta({ title: "청약 자격과 가점", description: "가점과 신청 자격의 기준입니다." })
      .optional(),
    funding: fundingSchema
      .meta({ title: "자금 계획", description: "취득세율과 대금을 나누어 내는 기준입니다." })
      .optional(),
    sunlight: sunlightSchema
      .meta({ title: "햇빛", description: "동의 자리와 높이, 거실이 향한 방향입니다. 햇빛과 그림자를 계산합니다." })
      .optional(),
    announcement: announcementSchema.meta({ title: "모집공고 안내문", description: "내려받는 PDF의 글입니다." }),
    images: imagesSchema.meta({ title: "이미지", description: "이미지 파일과 대체 글입니다." }),
    share: shareSchema.meta({ title: "공유 이미지", description: "메신저에 링크를 보낼 때 뜨는 이미지입니다." }),
    videos: videosSchema.meta({ title: "영상", description: "홍보영상과 안내 영상입니다." }),
    tours: toursSchema.meta({ title: "VR 투어", description: "타입별 VR 투어입니다." }),
    tour: tourSchema.meta({ title: "VR 방", description: "VR 투어 안의 방과 설명입니다." }).optional(),
    pages: pagesSchema(blocks).meta({ title: "페이지", description: "주소마다 한 페이지의 제목과 글입니다." }),
    home: homeSchema(screens).meta({ title: "홈", description: "첫 화면과 그 아래 화면들입니다." }),
    notices: noticesSchema.meta({ title: "유의사항", description: "여러 페이지가 같은 글로 싣는 유의사항입니다." }),
    faq: faqSchema.meta({ title: "자주 묻는 질문", description: "질문과 답. 페이지가 이름표로 골라 싣습니다." }),
    forms: formsSchema.meta({ title: "등록 양식", description: "관심고객 등록과 방문예약의 동의 글입니다." }),
    messages: messagesSchema.meta({ title: "문자메시지", description: "예약한 뒤 보내는 문자입니다." }),
    press: pressSchema.meta({
      title: "보도자료",
      description: "처음 열 때 들어 있는 기사입니다. 그 뒤로는 관리자 화면에서 씁니다.",
    }),
    theme: themeSchema.meta({ title: "색과 모서리", description: "브랜드 색과 모서리의 둥글기입니다." }),
  });

/** Everything of one complex, checked. */
export type Complex = Readonly<z.output<ReturnType<typeof complexSchema>>>;
