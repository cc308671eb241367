import { Notice } from "@danji/ui/notice";

export function NoticeExample() {
  return (
    <Notice.Root aria-label="유의사항">
      <Notice.Item>이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.</Notice.Item>
      <Notice.Item>
        조경과 부대시설의 위치는 시공 과정에서 바뀔 수 있으며, 지상 출입구 주변에 환기구와 그릴이 놓일 수 있습니다.
      </Notice.Item>
    </Notice.Root>
  );
}
