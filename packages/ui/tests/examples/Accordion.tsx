import { Accordion } from "@danji/ui/accordion";

export function AccordionExample() {
  return (
    <Accordion.Root headingLevel={2}>
      <Accordion.Item value="overview">
        <Accordion.Trigger>사업개요</Accordion.Trigger>
        <Accordion.Content>
          <p>지하 2층부터 지상 29층까지 10개 동, 999세대로 계획된 견본 단지입니다.</p>
          <a href="#overview">사업개요 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="location">
        <Accordion.Trigger>입지환경</Accordion.Trigger>
        <Accordion.Content>
          <p>급행버스 정류장과 새로 생길 학교를 걸어서 만납니다. 계획은 바뀔 수 있습니다.</p>
          <a href="#location">입지환경 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="premium">
        <Accordion.Trigger>프리미엄</Accordion.Trigger>
        <Accordion.Content>
          <p>중도금 무이자 혜택과 네 가지 84㎡ 평면을 준비했습니다.</p>
          <a href="#premium">프리미엄 자세히 보기</a>
        </Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
  );
}
