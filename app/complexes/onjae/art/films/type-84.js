import { flat } from "./flat.js";
import { planFilm } from "./plan-film.js";

const { bounds, drawing, room } = await flat("84a");

export const film = planFilm({
  title: ["84타입 안내", "84A의 도면과 견본 세대"],
  bounds,
  drawing,
  steps: [
    room("entrance", 1.5, { text: "팬트리를 곁에 둔 입구" }),
    room("living", 2.8, { image: "living-84a", view: { x: 0.5, y: 0.5 } }),
    room("kitchen", 2.6, { image: "kitchen-84a", view: { x: 0.42, y: 0.5 } }),
    room("master", 1.7),
    room("bedroom-2", 1.3),
    room("bedroom-3", 1.3),
  ],
  close: { image: "hero-dusk", text: "치수와 면적은 타입별 평면에서", view: { x: 0.55, y: 0.56 } },
});
