import { Banner } from "@danji/ui/banner";
import { Button } from "@danji/ui/button";
import { Card } from "@danji/ui/card";
import { Grid } from "@danji/ui/grid";
import { Picture } from "@danji/ui/picture";
import { Split } from "@danji/ui/split";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { VisuallyHidden } from "@danji/ui/visually-hidden";

export function BannerExample() {
  return (
    <Banner.Root>
      <Banner.Title>분양일정</Banner.Title>
      <Banner.Lead>견본주택 개관부터 입주까지, 견본 단지의 날짜를 한눈에 봅니다.</Banner.Lead>
    </Banner.Root>
  );
}

const garden = {
  alt: "나무 사이로 난 견본 단지의 산책로",
  width: 480,
  height: 320,
  src: "media/garden-480.webp",
  avif: "media/garden-480.avif 480w",
  colour: "#6b6b5d",
};

const library = {
  alt: "긴 책상이 놓인 작은 도서관",
  width: 480,
  height: 320,
  src: "media/library-480.webp",
  avif: "media/library-480.avif 480w",
  colour: "#9fa099",
};

export function CardExample() {
  return (
    <Card.Grid>
      <Card.Root>
        <Card.Picture>
          <Picture source={garden} alt="" sizes="20rem" fill />
        </Card.Picture>
        <Card.Title level={2}>PREMIUM 01</Card.Title>
        <Card.Text>나무 사이로 걷는 산책로</Card.Text>
      </Card.Root>
      <Card.Root>
        <Card.Picture>
          <Picture source={library} alt="" sizes="20rem" fill />
        </Card.Picture>
        <Card.Title level={2}>PREMIUM 02</Card.Title>
        <Card.Text>집 앞의 작은 도서관</Card.Text>
      </Card.Root>
    </Card.Grid>
  );
}

export function GridExample() {
  return (
    <Grid>
      <p>59A 타입</p>
      <p>59B 타입</p>
      <p>84A 타입</p>
      <p>84B 타입</p>
    </Grid>
  );
}

export function SplitExample() {
  return (
    <Split media={<Picture source={garden} sizes="50vw" fill priority />} style={{ minHeight: "30rem" }}>
      <div>
        <h2>나무 사이로 걷는 산책로</h2>
        <p>견본 단지의 길은 차와 만나지 않습니다.</p>
      </div>
    </Split>
  );
}

export function StackExample() {
  return (
    <Stack>
      <p>견본 단지의 방문예약은 하루 전까지 받습니다.</p>
      <Button>방문예약 신청</Button>
    </Stack>
  );
}

export function TextExample() {
  return <Text>견본 단지의 방문예약은 하루 전까지 받습니다.</Text>;
}

export function VisuallyHiddenExample() {
  return (
    <Button variant="secondary">
      입주자모집공고 PDF 보기
      <VisuallyHidden> (새 창에서 열림)</VisuallyHidden>
    </Button>
  );
}
