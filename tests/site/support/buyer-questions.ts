/** A question that a family asks before it applies. */
export interface BuyerQuestion {
  readonly question: string;
  /** Address of the page that answers it. */
  readonly path: string;
  /** Words of the answer as they stand on that page. */
  readonly answer: string;
  /** Words by which the page names where the answer comes from. */
  readonly source: string;
}

const GUIDE = "/SalesInfo/SubscriptionGuide";
const SUPPLY = "/SalesInfo/guide";
const SCHEDULE = "/BusinessGuide/plan";
const OVERVIEW = "/BusinessGuide/intro";
const PAPERS = "/BusinessGuide/documents";
const TAX = "/SalesInfo/stampTax";
const NOTICE = "/SalesInfo/announcement";
const VISIT = "/Promotion/Customer";

const SALE_PLAN = "온재 분양계획(예시)";
const PROJECT_PLAN = "온재 사업계획(예시)";
const RULES = "「주택공급에 관한 규칙」";
/** Answers that are a rule of the sale itself refer to the announcement. */
const ANNOUNCEMENT = "입주자모집공고";

const ask = (path: string, question: string, answer: string, source: string): BuyerQuestion => ({
  path,
  question,
  answer,
  source,
});

/** What families ask: who may apply, when, with what money, and what follows. */
export const BUYER_QUESTIONS: readonly BuyerQuestion[] = [
  ask(
    GUIDE,
    "평택에 살지 않아도 청약할 수 있나요?",
    "다른 지역에 거주하는 성년자도 신청할 수 있습니다",
    `${RULES}(2025.10.31 시행) 제4조`,
  ),
  ask(
    GUIDE,
    "세대주가 아니어도 신청할 수 있나요?",
    "세대주가 아니거나 주택을 소유해도 신청할 수 있습니다",
    "제4조·제25조",
  ),
  ask(GUIDE, "1순위가 되려면 무엇이 필요한가요?", "청약통장 가입 1년 이상, 지역별 예치금 이상 납입", "제11조·제28조"),
  ask(GUIDE, "청약통장이 없어도 2순위로 신청할 수 있나요?", "통장이 없으면 신청할 수 없음", "제11조·제28조"),
  ask(
    GUIDE,
    "집이 한 채 있어도 가점제로 신청할 수 있나요?",
    "1주택 세대도 가점제에 신청할 수 있습니다",
    "제25조·제28조",
  ),
  ask(GUIDE, "예치금은 얼마가 있어야 하나요?", "평택시를 비롯한 경기도 거주자는 200만원입니다", "별표 2"),
  ask(GUIDE, "예치금은 언제까지 넣어야 하나요?", "입주자모집공고일까지 납입해야 하며", "별표 2"),
  ask(
    GUIDE,
    "특별공급에는 어떤 유형이 있나요?",
    "2세 미만 자녀가 있는 무주택 세대구성원. 2026년 6월 15일 신설",
    "제36조·제40조·제41조",
  ),
  ask(
    GUIDE,
    "유형별로 몇 세대를 특별공급하나요?",
    "이 단지의 유형별 세대수는 입주자모집공고에서 확인하시기 바랍니다",
    "국가법령정보센터",
  ),
  ask(GUIDE, "신혼부부는 혼인한 지 몇 년까지인가요?", "혼인 기간이 7년 이내인 무주택 세대구성원", "제41조"),
  ask(GUIDE, "혼자 사는데 생애최초로 신청할 수 있나요?", "전용 84㎡인 이 단지에는 신청할 수 없습니다", "제43조"),
  ask(
    GUIDE,
    "부모님을 모시고 살면 어떤 유형인가요?",
    "65세 이상 직계존속을 3년 이상 계속 부양한 무주택 세대주",
    "제46조",
  ),
  ask(
    GUIDE,
    "특별공급과 일반공급에 함께 신청해도 되나요?",
    "특별공급에 당첨되면 일반공급 신청은 무효가 됩니다",
    "제25조·제55조",
  ),
  ask(GUIDE, "부부가 각각 신청해도 되나요?", "접수 시각이 빠른 신청만 유효하고", "제55조의2"),
  ask(GUIDE, "무주택기간은 언제부터 계산하나요?", "만 30세가 된 날과 혼인신고일 중 빠른 날부터 계산합니다", "별표 1"),
  ask(GUIDE, "부모님은 언제부터 부양가족인가요?", "3년 이상 계속 같은 주민등록표에 등재", "별표 1"),
  ask(GUIDE, "배우자의 청약통장도 점수가 되나요?", "배우자 통장은 최대 3점을 더하며", "별표 1"),
  ask(GUIDE, "점수가 같으면 어떻게 정하나요?", "통장 가입기간이 긴 신청자를 먼저 선정하고", "별표 1"),
  ask(GUIDE, "추첨으로 당첨될 기회가 있나요?", "추첨 물량의 75%는 무주택 세대에 먼저 공급합니다", "제25조·제28조"),
  ask(GUIDE, "동과 호수를 고를 수 있나요?", "동과 호수는 추첨으로 배정합니다", "제25조"),
  ask(GUIDE, "어디에서 어떻게 신청하나요?", "청약은 인터넷 신청이 원칙입니다", "제19조"),
  ask(SCHEDULE, "공고와 청약 접수는 언제인가요?", "2026.12.15(화)", SALE_PLAN),
  ask(SCHEDULE, "당첨자는 언제 발표하나요?", "2026.12.23(수)", SALE_PLAN),
  ask(SCHEDULE, "자격 서류는 언제 내나요?", "2026.12.28(월)–12.30(수)", SALE_PLAN),
  ask(SCHEDULE, "계약은 언제 하나요?", "2027.01.05(화)–01.08(금)", SALE_PLAN),
  ask(SCHEDULE, "예비입주자는 몇 명이나 뽑나요?", "일반공급 세대수의 5배 이상을 예비입주자로 선정하고", "제26조"),
  ask(OVERVIEW, "입주는 언제인가요?", "2027년 4월", PROJECT_PLAN),
  ask(OVERVIEW, "중도금 이자는 누가 내나요?", "중도금 대출의 이자를 사업주체가 부담하는 조건입니다", SALE_PLAN),
  ask(OVERVIEW, "주차는 몇 대인가요?", "주차대수 공고 시 안내", PROJECT_PLAN),
  ask(SUPPLY, "분양가는 얼마인가요?", "분양가는 정해지지 않았으며", SALE_PLAN),
  ask(SUPPLY, "계약금과 중도금은 얼마까지 받을 수 있나요?", "분양가의 20% 이내", "제60조"),
  ask(SUPPLY, "잔금까지 시간이 얼마나 있나요?", "계약 후 약 3개월 안에 이어질 수 있으므로", SALE_PLAN),
  ask(SUPPLY, "분양가 말고 어떤 돈이 더 드나요?", "취득일(통상 잔금 지급일)부터 60일 이내", "「지방세법」 제20조"),
  ask(
    SUPPLY,
    "발코니 확장비는 분양가에 들어 있나요?",
    "공급계약과 별도로 계약하며 분양가에 포함되지 않습니다",
    SALE_PLAN,
  ),
  ask(TAX, "인지세는 얼마이고 언제까지 내나요?", "2027년 2월 10일까지 납부합니다", "「인지세법」 제8조"),
  ask(GUIDE, "당첨되면 언제부터 팔 수 있나요?", "당첨자 발표일부터 6개월이 일반적임", "「주택법」 제64조"),
  ask(
    GUIDE,
    "당첨되고 계약하지 않으면 어떻게 되나요?",
    "당첨되면 계약하지 않아도 같은 통장으로 다시 신청할 수 없음",
    "같은 규칙 제7조",
  ),
  ask(
    GUIDE,
    "부적격이 되면 어떤 제한이 있나요?",
    "당첨일부터 1년 동안 다른 분양주택에 당첨될 수 없음",
    "제52조·제58조",
  ),
  ask(PAPERS, "배우자가 대신 계약하려면 무엇이 필요한가요?", "위임용으로 1통 추가 발급", SALE_PLAN),
  ask(
    PAPERS,
    "서류는 언제 발급받아야 하나요?",
    "입주자모집공고일 이후(당일 포함)에 발급한 것이어야 합니다",
    ANNOUNCEMENT,
  ),
  ask(NOTICE, "공고 전에 볼 수 있는 자료가 있나요?", "그 전에 제공하는 PDF는", SALE_PLAN),
  ask(VISIT, "견본주택은 몇 시까지 여나요?", "매일 오전 10시부터 오후 5시까지입니다", SALE_PLAN),
];
