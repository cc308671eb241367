import { WheelPager } from "@danji/ui/wheel-pager";

export function WheelPagerExample() {
  return (
    <main style={{ paddingInline: "2rem" }}>
      <WheelPager.Root
        sections={[
          { id: "location", label: "입지" },
          { id: "plans", label: "평면" },
          { id: "booking", label: "방문 예약" },
        ]}
      >
        <section id="location" aria-labelledby="location-title" style={{ minHeight: "100vh" }}>
          <h2 id="location-title">입지</h2>
          <p>역까지 걸어서 칠 분, 학교까지 삼 분</p>
        </section>
        <section id="plans" aria-labelledby="plans-title" style={{ minHeight: "100vh" }}>
          <h2 id="plans-title">평면</h2>
          <p>팔십사 제곱미터, 네 가지</p>
        </section>
        <section id="booking" aria-labelledby="booking-title" style={{ minHeight: "100vh" }}>
          <h2 id="booking-title">방문 예약</h2>
          <p>견본주택에서 뵙겠습니다</p>
        </section>
        <WheelPager.Index aria-label="화면 목록" />
      </WheelPager.Root>
    </main>
  );
}
