import sharp from "sharp";

/** Colours of the pictures. */
export interface PictureColors {
  readonly inverse: string;
  readonly accent: string;
}

interface Shape {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Placeholders of the template, by the names that they have there. */
const SHAPES: readonly Shape[] = [
  { file: "placeholder.jpg", width: 1920, height: 1080 },
  { file: "placeholder-portrait.jpg", width: 1080, height: 1440 },
];
const QUALITY = 82;
/** Most towers in a picture, and the height of a floor as a share of the picture's. */
const MOST_TOWERS = 12;
const FLOOR = 0.022;
/** Where the ground begins, as a share of the height. */
const GROUND = 0.86;

/** Draws the towers of a complex at dusk: as many as it has buildings, each as high as it has floors. */
function skyline({ width, height }: Shape, floors: readonly number[], { inverse, accent }: PictureColors): string {
  const towers = floors.slice(0, MOST_TOWERS);
  const step = width / towers.length;
  const ground = height * GROUND;
  const drawn = towers.map((count, index) => {
    const floor = Math.min(height * FLOOR, (ground * 0.75) / count);
    const [x, wide, tall] = [index * step + step * 0.2, step * 0.6, count * floor];
    const windows = Array.from({ length: count }, (_, level) =>
      [0.12, 0.4, 0.68]
        .map((share, column) =>
          // A pattern of lit and dark windows that is the same each time.
          (level * 7 + column * 5 + index * 3) % 4 === 0
            ? ""
            : `<rect x="${x + wide * share}" y="${ground - tall + level * floor + floor * 0.3}" width="${wide * 0.2}" height="${floor * 0.4}" fill="${accent}" opacity=".55"/>`,
        )
        .join(""),
    ).join("");
    return `<rect x="${x}" y="${ground - tall}" width="${wide}" height="${tall}" fill="${inverse}" opacity=".9"/>${windows}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inverse}"/><stop offset="1" stop-color="${accent}"/></linearGradient>` +
    `<rect width="100%" height="100%" fill="${inverse}"/><rect width="100%" height="100%" fill="url(#sky)" opacity=".6"/>` +
    `${drawn.join("")}<rect y="${ground}" width="100%" height="${height - ground}" fill="${inverse}"/></svg>`
  );
}

/** Draws the placeholders of a new complex from its data: JPEG files by name. */
export async function drawPictures(
  floors: readonly number[],
  colors: PictureColors,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = SHAPES.map(async (shape) => {
    const svg = skyline(shape, floors, colors);
    const file = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
    return [shape.file, file] as const;
  });
  return new Map(await Promise.all(drawn));
}
