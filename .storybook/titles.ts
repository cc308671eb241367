/** What follows the name of a component in its title: the other words by which Storybook's search finds it. */
const OTHER_WORDS = / · .*$/u;

/** Returns the name of a component without the words that only its search needs. */
export const nameOf = (title: string): string => title.replace(OTHER_WORDS, "");

/** Such words of pages whose titles are their addresses. The kinds of sections are found by the names that authors see too. */
export const OTHER_WORDS_OF: Readonly<Record<string, string>> = {
  Accessibility: "WCAG, screen reader, 접근성",
  Sizes: "bundle, gzip, kB, 크기",
  "Themes and schemes": "provider, ThemeScope, createTheme, dark, 다크 모드, 테마",
  "A form and its server": "action, errors, validation, 오류",
  Introduction: "breakpoint, viewport, responsive, 반응형",
  "Getting started": "install, 설치, theme, 테마, figma, tokens, json, language, i18n, messages, 언어",
  Foundations:
    "color, dark, theme, contrast, font, spacing, shadow, z-index, breakpoint, focus, keyboard, token, 색, 색상, 대비, 글꼴, 여백, 그림자, 토큰, 반응형",
  "Sections/Admin/Articles": "보도자료 목록",
  "Sections/Admin/Audit log": "기록",
  "Sections/Admin/Confirmation": "확인 창, 삭제, alert",
  "Sections/Admin/Leads": "관심고객, 방문예약, 문의 목록",
  "Sections/Admin/Message notices": "문자, 알림",
  "Sections/Content/Map": "지도, 오시는 길, 역",
  "Sections/Forms/InquiryForm": "문의하기",
  "Sections/Forms/InterestForm": "관심고객 등록",
  "Sections/Forms/VisitForm": "방문예약",
  "Sections/Frame/BottomBar": "하단 바",
  "Sections/Frame/CodeFailure": "오류 안내",
  "Sections/Frame/Footer": "푸터, 하단 정보",
  "Sections/Frame/InterestPopup": "관심고객 등록 팝업, 모달",
  "Sections/Frame/MobileMenu": "휴대폰 전체 메뉴",
  "Sections/Frame/NotFound": "404, 없는 페이지",
  "Sections/Frame/PageBand": "페이지 제목, 헤더",
  "Sections/Frame/SectionTabs": "하위 메뉴, 탭",
  "Sections/Home/Hero": "첫 화면, 메인 비주얼",
  "Sections/Press/Article": "보도자료",
  "Sections/Press/Article form": "보도자료 쓰기",
  "Sections/Press/List": "보도자료 목록",
  "Sections/Press/Sign-in": "로그인",
  "Sections/Sales/EligibilityCheck": "청약",
  "Sections/Sales/ScoreCalculator": "청약가점 계산기",
  "Sections/Sales/ScoreTables": "청약가점표",
  "Sections/Sales/Supply": "공급 금액, 분양가",
  "Pages/Content": "내용 페이지",
  "Pages/Customer": "관심고객 페이지",
  "Pages/Home": "메인 페이지, 홈",
};
