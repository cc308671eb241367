import { Popup } from "@danji/ui/popup";
import { Slider } from "@danji/ui/slider";
import { Tabs } from "@danji/ui/tabs";

/** A server component, which passes markup to client components. */
export default function Page() {
  return (
    <main>
      <h1>견본 단지</h1>
      <Popup.Root>
        <Popup.Trigger>관심고객 등록</Popup.Trigger>
        <Popup.Content title="관심고객 등록">등록하시면 전문상담원이 안내해 드립니다.</Popup.Content>
      </Popup.Root>
      <Tabs.Root defaultValue="84A">
        <Tabs.Row>
          <Tabs.List label="84㎡ 타입">
            <Tabs.Trigger value="84A">84A</Tabs.Trigger>
            <Tabs.Trigger value="84B">84B</Tabs.Trigger>
          </Tabs.List>
        </Tabs.Row>
        <Tabs.Content value="84A">판상형 구조입니다.</Tabs.Content>
        <Tabs.Content value="84B">타워형 구조입니다.</Tabs.Content>
      </Tabs.Root>
      <Slider.Root label="프리미엄">
        <Slider.Previous />
        <Slider.Next />
        <Slider.Viewport>
          <Slider.Slide>남향 위주의 배치</Slider.Slide>
          <Slider.Slide>걷는 길</Slider.Slide>
        </Slider.Viewport>
      </Slider.Root>
    </main>
  );
}
