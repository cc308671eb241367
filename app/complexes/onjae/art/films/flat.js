/** A flat with what films tell of it. */
export async function flat(key) {
  const json = async (address) => (await fetch(address)).json();
  const [plan, areas] = await Promise.all([json(`../../plans/${key}.json`), json(`/plan-${key}-areas.json`)]);

  /** Outline of a room with the balcony that it has taken in: together they are as wide as the room. */
  function outline(room) {
    const parts = [
      ...plan.rooms.filter((one) => one.key === room),
      ...plan.balconies.filter(({ joins }) => joins === room),
    ];
    if (parts.length === 1) return parts[0].polygon;
    const points = parts.flatMap((part) => part.polygon);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  }

  const points = [...plan.rooms, ...plan.balconies].flatMap(({ polygon }) => polygon);
  const extreme = (most) => [0, 1].map((axis) => most(...points.map((point) => point[axis])));

  return {
    bounds: [extreme(Math.min), extreme(Math.max)],
    drawing: `/plan-${key}.svg`,
    /** A room in its turn; its words are its area where there are no others. */
    room: (room, seconds, more = {}) => ({
      name: plan.rooms.find((one) => one.key === room).name,
      text: `${areas[room].toFixed(2)}㎡`,
      outlines: [outline(room)],
      seconds,
      ...more,
    }),
    outline,
  };
}
