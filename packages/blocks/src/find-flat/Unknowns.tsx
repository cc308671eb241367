import { Reasons } from "../parts/result.styles.ts";

/** Lists what the calculation of sunlight leaves open. */
export function Unknowns() {
  return (
    <Reasons aria-label="이 계산으로 알 수 없는 것">
      <li>구름과 날씨, 나무와 언덕, 단지 밖의 건물은 계산하지 않습니다. 맑은 날을 기준으로 합니다.</li>
      <li>
        동은 지붕까지 수직인 상자로 보고, 일조는 거실 창의 중심점에서 계산합니다. 발코니와 난간의 그늘은 반영하지
        않았습니다.
      </li>
      <li>동의 위치와 높이는 예정 값이며 바뀔 수 있습니다.</li>
      <li>일조권 감정이나 법률 의견이 아니며, 계약 조건이 아닙니다.</li>
    </Reasons>
  );
}
