import { Tabs } from "@danji/ui/tabs";

const TYPES = ["84A", "84B", "84C", "84D"];

export function TabsExample() {
  return (
    <Tabs.Root defaultValue="84A">
      <Tabs.Row>
        <Tabs.List aria-label="84㎡ 타입">
          {TYPES.map((type) => (
            <Tabs.Trigger key={type} value={type}>
              {type} 타입
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Tabs.Row>
      {TYPES.map((type) => (
        <Tabs.Content key={type} value={type}>
          <p>{type} 타입은 견본 단지의 84㎡ 평면 가운데 하나입니다.</p>
          <a href={`#${type}`}>{type} 평면 보기</a>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
