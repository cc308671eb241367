import type { ContentName } from "./content-names.ts";

/** Fields of the files about pages, what they show, and what is sent from them. */
export const PAGE_FIELD_NAMES: Readonly<Record<string, ContentName>> = {
  // menu
  "menu.title": { name: "메뉴 묶음 이름" },
  subTitle: { name: "메뉴 이름" },
  subUrl: { name: "메뉴 주소", about: "pages.json에 있는 주소입니다." },

  // images
  file: { name: "파일 이름" },
  alt: { name: "대체 글", about: "이미지가 보이지 않는 사람에게 무엇이 있는지 알려 줍니다." },
  made: { name: "만든 방법", about: "computer는 컴퓨터 이미지, camera는 사진입니다." },
  projection: { name: "이미지의 형식", about: "flat은 보통 이미지, equirectangular는 VR 이미지입니다." },

  // share
  "share.home": { name: "홈의 공유 이미지", about: "이미지의 이름표입니다." },
  "share.press": { name: "보도자료의 공유 이미지", about: "이미지의 이름표입니다." },
  "share.groups": { name: "메뉴 묶음의 공유 이미지", about: "이미지의 이름표입니다." },

  // videos, tours
  poster: { name: "영상의 첫 이미지", about: "이미지의 이름표입니다." },
  av1: { name: "가벼운 영상 파일" },
  captions: { name: "자막 파일" },
  silent: { name: "소리 없음" },
  seconds: { name: "길이(초)" },
  uploaded: { name: "올린 날", about: "yyyy-mm-dd로 씁니다." },
  src: { name: "주소" },
  "scenes.name": { name: "방 이름" },
  "sights.name": { name: "볼거리 이름" },
  "sights.text": { name: "볼거리 설명" },
  "doors.to": { name: "이어지는 방" },

  // pages
  h1: { name: "페이지 제목", about: "띠 위에 크게 보입니다." },
  "pages.title": { name: "검색용 짧은 제목", about: "없으면 페이지 제목을 씁니다. 단지 이름까지 40자입니다." },
  "pages.description": { name: "검색과 공유의 설명", about: "50자에서 110자. 검색 결과와 공유한 링크에 보입니다." },
  indexed: { name: "검색에 나오기", about: "끄면 검색 결과에 나오지 않습니다." },
  banner: { name: "띠의 이미지", about: "이미지의 이름표입니다." },
  layout: { name: "놓는 방법", about: "beside는 제목 옆, wide는 제목 아래 넓게입니다." },
  surface: { name: "바탕", about: "page, raised, inverse 가운데 하나입니다." },
  large: { name: "크게 보이기" },
  ordered: { name: "번호 붙이기" },
  numbered: { name: "번호 붙이기" },
  columns: { name: "열 이름" },
  rows: { name: "칸" },
  "table.caption": { name: "표의 이름" },
  appears: { name: "나타나는 때", about: "soon은 곧, scrolled는 내려 볼 때입니다." },
  "features.facts.term": { name: "짧은 항목" },
  "features.facts.text": { name: "짧은 내용" },
  "gallery.label": { name: "묶음의 이름", about: "화면낭독기가 읽습니다." },
  colour: { name: "색", about: "#rrggbb로 씁니다." },
  lines: { name: "줄" },
  drawing: { name: "선화" },
  list: { name: "서류의 종류", about: "contract는 계약, qualification은 자격입니다." },
  east: { name: "동서 범위(m)" },
  south: { name: "남북 범위(m)" },
  rings: { name: "거리 원(m)" },
  "lines.points": { name: "선의 좌표" },
  "areas.points": { name: "구역의 좌표" },
  "label.text": { name: "약도에 쓴 이름" },
  metres: { name: "거리(m)" },
  minutes: { name: "걸리는 시간(분)" },
  by: { name: "가는 방법", about: "walk는 도보, car는 차, bus는 버스입니다." },
  method: { name: "거리를 잰 방법" },
  "destinations.label": { name: "길찾기 이름" },
  query: { name: "길찾기에서 찾을 말" },
  "facilities.name": { name: "시설 이름" },

  // home
  headline: { name: "큰 문장", about: "넓은 화면에서 줄마다 나뉘어 보입니다." },
  subline: { name: "큰 문장 아래 글" },
  button: { name: "버튼 글" },
  landscape: { name: "가로 이미지", about: "이미지의 이름표입니다." },
  portrait: { name: "세로 이미지", about: "휴대폰에서 보이는 이미지의 이름표입니다." },
  "hero.facts": { name: "아래에 보일 숫자", about: "사업개요 숫자의 이름표입니다." },
  figure: { name: "크게 보일 숫자" },
  composition: { name: "짜임", about: "bleed는 화면 가득, inset은 여백 안입니다." },

  // notices, faq
  notices: { name: "유의사항" },
  question: { name: "질문" },
  answer: { name: "답의 문단" },

  // forms
  "endpoints.interest": { name: "관심고객 등록을 받는 주소" },
  "endpoints.visit": { name: "방문예약을 받는 주소" },
  "endpoints.inquiry": { name: "문의를 받는 주소" },
  consent: { name: "동의를 받는 방법", about: "notice는 안내, checkbox는 필수 동의 상자입니다." },
  consentVersion: { name: "동의 글의 판", about: "동의 글을 바꾸면 함께 바꿉니다." },
  "privacy.items.interest": { name: "관심고객 등록의 수집 항목" },
  "privacy.items.visit": { name: "방문예약의 수집 항목" },
  "privacy.items.inquiry": { name: "문의의 수집 항목" },
  purpose: { name: "이용 목적" },
  "privacy.retention": { name: "보유 기간" },
  refusal: { name: "거부할 권리" },
  restriction: { name: "등록할 수 없는 사람" },
  "advertising.label": { name: "광고 수신 동의 글", about: "광고성 정보라고 밝힙니다." },
  "advertising.purpose": { name: "광고의 이용 목적" },
  "advertising.retention": { name: "광고의 보유 기간" },
  "advertising.refusal": { name: "광고를 거부할 권리" },
  officer: { name: "개인정보 담당자" },
  months: { name: "보관 개월 수" },
  saleEnd: {
    name: "분양이 끝난 날",
    about: "보관 기간이 지나면 신청을 모두 삭제합니다.",
  },
  textMessagePromise: { name: "문자 안내 문장", about: "예약 양식 옆에 보입니다." },

  // messages
  "messages.booking": { name: "예약 확인 문자", about: "{visitDate}, {phone} 같은 자리는 저절로 채워집니다." },
  sender: { name: "보내는 곳" },
  "news.text": { name: "소식 문자" },
  optOutPhone: { name: "수신 거부 번호" },
  service: { name: "문자를 보내는 회사" },

  // press
  "press.title": { name: "기사 제목", about: "60자까지 씁니다." },
  summary: { name: "기사 요약" },
  content: { name: "기사 본문" },
  date: { name: "기사 날짜", about: "yyyy-mm-dd로 씁니다." },

  // theme
  "color.surface": { name: "바탕색", about: "#rrggbb로 씁니다." },
  "color.text": { name: "글자색", about: "#rrggbb로 씁니다." },
  "color.inverse": { name: "짙은 면의 색", about: "#rrggbb로 씁니다." },
  "color.action": { name: "버튼색", about: "#rrggbb로 씁니다." },
  "color.accent": { name: "강조색", about: "#rrggbb로 씁니다." },
  "color.ornament": { name: "장식색", about: "#rrggbb로 씁니다." },
  "color.actionHover": { name: "가리킨 버튼색", about: "없으면 버튼색에서 만듭니다." },
  "color.accentHover": { name: "가리킨 강조색", about: "없으면 강조색에서 만듭니다." },
  headings: { name: "제목의 글꼴", about: "serif는 명조, sans는 고딕입니다." },
  radius: { name: "모서리의 둥글기(px)" },
  elevation: { name: "그림자", about: "flat은 없음, lifted는 메뉴와 창에 그림자를 둡니다." },
  density: { name: "간격", about: "regular는 보통, compact는 촘촘하게입니다." },
  frame: { name: "머리글의 자리", about: "overlay는 이미지 위, solid는 바탕 위입니다." },
};
