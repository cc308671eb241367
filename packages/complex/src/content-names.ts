import type { Complex } from "./complex.ts";
import type { HomeSectionKind } from "./schema/home.ts";
import type { Block } from "./schema/page.ts";

/** Name of a part of the content and what it shows, in the words of people who write it. */
export interface ContentName {
  readonly name: string;
  /** What it shows, or how it is written. */
  readonly about?: string;
}

/** Files of a complex by section. */
export const FILE_NAMES: Readonly<Record<keyof Complex, Required<ContentName>>> = {
  identity: {
    name: "단지와 회사",
    about: "단지 이름, 전화번호, 주소와 회사. 모든 페이지의 머리글과 바닥글에 보입니다.",
  },
  menu: { name: "메뉴", about: "위쪽 메뉴의 묶음과 이름입니다." },
  facts: { name: "사업개요 숫자", about: "세대수와 면적 같은 숫자. 여러 페이지가 이름표로 불러 씁니다." },
  supply: { name: "공급 타입과 동", about: "타입별 면적과 세대수, 동과 호수 줄입니다." },
  schedule: { name: "분양일정", about: "공고부터 입주까지의 날짜. 달력 파일에도 들어갑니다." },
  documents: { name: "계약 서류", about: "본인과 대리인이 준비할 서류, 자격을 증명하는 서류입니다." },
  taxes: { name: "세금", about: "인지세 구간과 납부 기한, 공휴일입니다." },
  announcement: { name: "모집공고 안내문", about: "내려받는 PDF의 글입니다." },
  images: { name: "이미지", about: "이미지 파일과 대체 글입니다." },
  share: { name: "공유 이미지", about: "메신저에 링크를 보낼 때 뜨는 이미지입니다." },
  videos: { name: "영상", about: "홍보영상과 안내 영상입니다." },
  tours: { name: "VR 투어", about: "타입별 VR 투어입니다." },
  tour: { name: "VR 방", about: "VR 투어 안의 방과 설명입니다." },
  pages: { name: "페이지", about: "주소마다 한 페이지의 제목과 글입니다." },
  home: { name: "홈", about: "첫 화면과 그 아래 화면들입니다." },
  notices: { name: "유의사항", about: "여러 페이지가 같은 글로 싣는 유의사항입니다." },
  faq: { name: "자주 묻는 질문", about: "질문과 답. 페이지가 이름표로 골라 싣습니다." },
  forms: { name: "등록 양식", about: "관심고객 등록과 방문예약의 동의 글입니다." },
  messages: { name: "문자메시지", about: "예약한 뒤 보내는 문자입니다." },
  press: { name: "보도자료", about: "처음 열 때 들어 있는 기사입니다. 그 뒤로는 관리자 화면에서 씁니다." },
  subscription: { name: "청약 자격과 가점", about: "가점과 신청 자격의 기준입니다." },
  funding: { name: "자금 계획", about: "취득세율과 대금을 나누어 내는 기준입니다." },
  sunlight: { name: "햇빛", about: "동의 자리와 높이, 거실이 향한 방향입니다. 햇빛과 그림자를 계산합니다." },
  theme: { name: "색과 모서리", about: "브랜드 색과 모서리의 둥글기입니다." },
};

/** Blocks of pages by kind. */
export const BLOCK_NAMES: Readonly<Record<Block["kind"], string>> = {
  text: "문단",
  facts: "숫자",
  table: "표",
  list: "목록",
  cards: "카드",
  notice: "유의사항",
  picture: "이미지",
  features: "이미지와 글",
  gallery: "이미지 넘겨 보기",
  palette: "색과 재료",
  statement: "큰 문장",
  topics: "주제",
  schedule: "분양일정",
  documents: "서류",
  announcement: "모집공고 버튼",
  stampTaxTable: "인지세 표",
  stampTaxCalculator: "인지세 계산기",
  subscriptionScoreTables: "가점표",
  subscriptionScore: "가점 계산기",
  eligibilityTable: "신청 자격표",
  eligibilityCheck: "신청 자격 확인",
  acquisitionTaxTables: "취득세율 표",
  fundingPlanner: "자금 계획 계산기",
  trust: "공식 정보",
  findFlat: "우리 집 찾기",
  sunlightTables: "동지 일조표",
  comingSoon: "준비 중",
  links: "링크",
  map: "약도",
  sitePlan: "단지배치도",
  units: "동호수 배치",
  supply: "공급표",
  types: "타입 비교표",
  plans: "평면도",
  plan: "평면도 하나",
  comparison: "두 타입 비교",
  unitType: "타입 정보",
  brandFilm: "홍보영상",
  guideFilms: "안내 영상",
  tours: "VR 투어",
  faq: "자주 묻는 질문",
  contact: "연락처",
};

/** Screens of the home page by kind. */
export const HOME_SECTION_NAMES: Readonly<Record<HomeSectionKind, string>> = {
  overview: "한눈에 보기(휴대폰)",
  slider: "슬라이드(휴대폰)",
  grounds: "단지(휴대폰)",
  location: "입지",
  brand: "브랜드",
  special: "특화설계",
  premium: "프리미엄 카드",
  plans: "세대 평면",
  schedule: "다음 일정",
  booking: "방문예약",
};

const KIND_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(BLOCK_NAMES));

/** Returns the name of a kind of block. Files may have kinds that do not exist. */
export const blockName = (kind: string) => KIND_NAMES.get(kind);
