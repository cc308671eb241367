import { flat } from "./flat.js";
import { planFilm } from "./plan-film.js";

const { bounds, drawing, room, outline } = await flat("59a");

export const film = planFilm({
  title: ["59타입 안내", "지금은 공급하지 않습니다"],
  bounds,
  drawing,
  steps: [
    room("entrance", 1.6, { text: "팬트리와 나란한 입구" }),
    room("kitchen", 1.8, { text: "거실로 열립니다" }),
    room("living", 1.8, { text: "가운데에서 창을 향합니다" }),
    room("master", 1.8, { text: "드레스룸과 욕실이 이어집니다" }),
    room("bedroom-2", 1.8, {
      name: "침실 2와 침실 3",
      text: "오른쪽에 나란히 둡니다",
      outlines: [outline("bedroom-2"), outline("bedroom-3")],
    }),
  ],
  close: { image: "garden-path", text: "지금 계획한 세대는 모두 전용 84㎡입니다", view: { x: 0.5, y: 0.66 } },
});
