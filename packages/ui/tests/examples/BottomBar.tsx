import { BottomBar } from "@danji/ui/bottom-bar";

export function BottomBarExample() {
  return (
    <>
      <main style={{ height: "150vh", padding: "2rem" }}>
        <h1>견본 단지</h1>
      </main>
      <BottomBar.Root label="상담 바로가기">
        <BottomBar.Button accent>방문예약</BottomBar.Button>
        <BottomBar.Link href="tel:0310000000">전화상담</BottomBar.Link>
      </BottomBar.Root>
    </>
  );
}
