import { Card } from "@danji/ui/card";
import { Picture } from "@danji/ui/picture";

const garden = {
  alt: "나무 사이로 난 산책로",
  width: 480,
  height: 320,
  src: "media/garden-480.webp",
  avif: "media/garden-480.avif 480w",
  color: "#6b6b5d",
};
const library = {
  alt: "긴 책상이 놓인 작은 도서관",
  width: 480,
  height: 320,
  src: "media/library-480.webp",
  avif: "media/library-480.avif 480w",
  color: "#9fa099",
};

export function CardExample() {
  return (
    <Card.Grid>
      <Card.Root>
        <Card.Picture>
          <Picture source={garden} alt="" sizes="20rem" fill />
        </Card.Picture>
        <Card.Title headingLevel={2}>PREMIUM 01</Card.Title>
        <Card.Text>나무 사이로 걷는 산책로</Card.Text>
      </Card.Root>
      <Card.Root>
        <Card.Picture>
          <Picture source={library} alt="" sizes="20rem" fill />
        </Card.Picture>
        <Card.Title headingLevel={2}>PREMIUM 02</Card.Title>
        <Card.Text>집 앞의 작은 도서관</Card.Text>
      </Card.Root>
    </Card.Grid>
  );
}
