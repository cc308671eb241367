import { FrameEmbed } from "@danji/ui/frame-embed";
import { Picture } from "@danji/ui/picture";
import { Tabs } from "@danji/ui/tabs";
import { Text } from "@danji/ui/text";
import { useId, useState } from "react";
import { ComingSoon } from "../parts/ComingSoon.tsx";
import type { BlockData } from "../parts/block-data.ts";
import { Caption } from "../parts/Caption.tsx";
import { pictureSizes } from "../parts/picture-sizes.ts";
import { frameName } from "./frame-name.ts";
import type { TourTab } from "@danji/complex/media/tour";
import { FRAME_SHAPE, TourFigure, TourWords, TypeRow } from "./Block.styles.ts";

/** Hint over the still until the tour is loaded (docs/product.md, 2.14). */
const HINT = "화면을 클릭하면 VR을 보실 수 있습니다.";
const SIZES = pictureSizes("min(90vw, 1280px)");
/** What a tour may do: fill the screen, and follow the device that it is held in. */
const ALLOWED = "fullscreen; accelerometer; gyroscope";

/** Renders the VR tours in tabs. A tour is loaded when its still is clicked, and stays where one has gone while another tab is looked at. */
export function Block({ tours }: Pick<BlockData, "tours">) {
  const rowId = useId();
  const [chosen, setChosen] = useState(tours[0]?.type ?? "");
  return (
    <Tabs.Root value={chosen} onValueChange={setChosen}>
      <TypeRow>
        <Text as="span" variant="note" id={rowId}>
          둘러볼 타입
        </Text>
        <Tabs.List aria-labelledby={rowId}>
          {tours.map(({ type, label }) => (
            <Tabs.Trigger key={type} value={type}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </TypeRow>
      {tours.map((tour) => (
        <Tabs.Content key={tour.type} value={tour.type}>
          {tour.src === undefined ? <ComingSoon /> : <Tour tour={tour} src={tour.src} />}
          <TourWords>{tour.description}</TourWords>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Tour({ tour: { type, label, still }, src }: { tour: TourTab; src: string }) {
  return (
    <TourFigure>
      <FrameEmbed.Root aria-label={`${label} VR 둘러보기`} src={src} ratio={FRAME_SHAPE}>
        <FrameEmbed.Trigger hint={HINT}>
          {/* The words below say what is to be seen. */}
          <Picture source={still} sizes={SIZES} alt="" fill />
        </FrameEmbed.Trigger>
        <FrameEmbed.Content name={frameName(type)} allow={ALLOWED} />
        <FrameEmbed.Status />
      </FrameEmbed.Root>
      <Caption picture={still}>{`${label} 견본 세대`}</Caption>
    </TourFigure>
  );
}
