import type { FilmFacts } from "@danji/complex/check/files";

/** A piece of a file: a box of MP4, or an element of WebM. */
interface Piece {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Returns a piece that is whole. @throws {RangeError} for one that the file ends in. */
function whole(piece: Piece, end: number): Piece {
  if (piece.to > end || piece.to < piece.from) throw new RangeError(`The file ends within ${piece.type}.`);
  return piece;
}

/** Reads boxes (ISO/IEC 14496-12): a size, a type of four letters, and the content. */
function* boxes(file: Buffer, { from, to }: Omit<Piece, "type">): Generator<Piece> {
  for (let at = from; at + 8 <= to;) {
    const short = file.readUInt32BE(at);
    const [head, size] = short === 1 ? [16, Number(file.readBigUInt64BE(at + 8))] : [8, short === 0 ? to - at : short];
    const piece = whole({ type: file.toString("latin1", at + 4, at + 8), from: at + head, to: at + size }, to);
    yield piece;
    at = piece.to;
  }
}

/** Returns the number that starts with a bit for each further byte (RFC 8794, 4), with its length; the bit stays in ids. */
function variable(file: Buffer, at: number, keepMarker: boolean): { length: number; value: number } {
  const first = file.readUInt8(at);
  const length = Math.clz32(first) - 23;
  let value = keepMarker ? first : first & (0xff >> length);
  for (const byte of file.subarray(at + 1, at + length)) value = value * 256 + byte;
  // All ones: a size that was not known when it was written.
  return { length, value: keepMarker || value < 2 ** (7 * length) - 1 ? value : Infinity };
}

/** Reads elements of EBML (RFC 8794): an id, a size and the content. */
function* elements(file: Buffer, { from, to }: Omit<Piece, "type">): Generator<Piece> {
  for (let at = from; at < to;) {
    const id = variable(file, at, true);
    const size = variable(file, at + id.length, false);
    const start = at + id.length + size.length;
    const end = size.value === Infinity ? to : start + size.value;
    const piece = whole({ type: id.value.toString(16), from: start, to: end }, to);
    yield piece;
    at = piece.to;
  }
}

type Read = typeof boxes | typeof elements;

/** Returns the pieces at the end of a path of types. */
function find(file: Buffer, read: Read, within: Omit<Piece, "type">, [type, ...path]: readonly string[]): Piece[] {
  if (type === undefined) return [];
  const found = [...read(file, within)].filter((piece) => piece.type === type);
  return path.length === 0 ? found : found.flatMap((piece) => find(file, read, piece, path));
}

/** Profiles of H.264 that every browser decodes: Baseline, Main, Extended, High. Others have more than 8 bits or more colour. */
const PROFILES = new Set([66, 77, 88, 100]);

type Shown = Pick<FilmFacts, "video" | "width" | "height" | "hasFirstFrame">;

/** Reads the track of pictures: its description, and whether its first frame needs no other. */
function readPictures(file: Buffer, track: Piece, entry: Piece): Shown {
  const [config] = find(file, boxes, { from: entry.from + 78, to: entry.to }, ["avcC"]);
  const isPlayed = config === undefined || PROFILES.has(file.readUInt8(config.from + 1));
  const size = [file.readUInt16BE(entry.from + 24), file.readUInt16BE(entry.from + 26)] as const;
  const [head] = find(file, boxes, track, ["tkhd"]);
  // Phones store a film lying and turn it by a matrix, whose second number is 0 in one that is stored as it is seen.
  const matrix = head && head.from + (file.readUInt8(head.from) === 1 ? 52 : 40);
  const [width = 0, height = 0] = matrix !== undefined && file.readInt32BE(matrix + 4) !== 0 ? size.toReversed() : size;
  // The numbers of frames that need no other; without the box none does.
  const [sync] = find(file, boxes, track, ["mdia", "minf", "stbl", "stss"]);
  const hasFirstFrame = sync === undefined || file.readUInt32BE(sync.from + 8) === 1;
  return { video: isPlayed ? entry.type : `${entry.type} 4:2:2·10bit`, width, height, hasFirstFrame };
}

const NO_PICTURES: Shown = { width: 0, height: 0, hasFirstFrame: false };

function readMp4(file: Buffer): FilmFacts {
  const all = { from: 0, to: file.length };
  const [movie] = find(file, boxes, all, ["moov", "mvhd"]);
  if (!movie) throw new RangeError("There is no film in the file.");
  const isLong = file.readUInt8(movie.from) === 1;
  const scale = file.readUInt32BE(movie.from + (isLong ? 20 : 12));
  const length = isLong ? Number(file.readBigUInt64BE(movie.from + 24)) : file.readUInt32BE(movie.from + 16);
  const tracks = find(file, boxes, all, ["moov", "trak"]).map((track) => {
    const [handler] = find(file, boxes, track, ["mdia", "hdlr"]);
    const [description] = find(file, boxes, track, ["mdia", "minf", "stbl", "stsd"]);
    const [entry] = description ? boxes(file, { from: description.from + 8, to: description.to }) : [];
    return { track, entry, kind: handler && file.toString("latin1", handler.from + 8, handler.from + 12) };
  });
  const pictures = tracks.find(({ kind }) => kind === "vide");
  const shown = pictures?.entry ? readPictures(file, pictures.track, pictures.entry) : NO_PICTURES;
  const audio = tracks.find(({ kind }) => kind === "soun")?.entry?.type;
  return { container: "mp4", seconds: length / scale, audio, ...shown };
}

/** Elements by the ids of https://www.matroska.org/technical/elements.html. */
const EBML = {
  head: "1a45dfa3",
  docType: "4282",
  segment: "18538067",
  info: "1549a966",
  scale: "2ad7b1",
  duration: "4489",
};
const TRACKS = { tracks: "1654ae6b", entry: "ae", type: "83", codec: "86", video: "e0", width: "b0", height: "ba" };
const CLUSTER = "1f43b675";
const [VIDEO, AUDIO] = [1, 2];

function readWebm(file: Buffer): FilmFacts {
  const all = { from: 0, to: file.length };
  const first = (within: Omit<Piece, "type">, ...path: string[]) => find(file, elements, within, path)[0];
  const number = (piece: Piece | undefined) => (piece ? file.readUIntBE(piece.from, piece.to - piece.from) : undefined);
  const word = (piece: Piece | undefined) => piece && file.toString("latin1", piece.from, piece.to);
  const duration = first(all, EBML.segment, EBML.info, EBML.duration);
  const ticks =
    duration &&
    (duration.to - duration.from === 4 ? file.readFloatBE(duration.from) : file.readDoubleBE(duration.from));
  const scale = number(first(all, EBML.segment, EBML.info, EBML.scale)) ?? 1e6;
  const tracks = find(file, elements, all, [EBML.segment, TRACKS.tracks, TRACKS.entry]);
  const track = (type: number) => tracks.find((entry) => number(first(entry, TRACKS.type)) === type);
  const [video, audio] = [track(VIDEO), track(AUDIO)];
  return {
    container: word(first(all, EBML.head, EBML.docType)) ?? "",
    seconds: ((ticks ?? 0) * scale) / 1e9,
    video: video && word(first(video, TRACKS.codec)),
    audio: audio && word(first(audio, TRACKS.codec)),
    width: (video && number(first(video, TRACKS.video, TRACKS.width))) ?? 0,
    height: (video && number(first(video, TRACKS.video, TRACKS.height))) ?? 0,
    hasFirstFrame: first(all, EBML.segment, CLUSTER) !== undefined,
  };
}

/** Returns what the file of a film says of it; nothing for one that is no film, or is not there whole. */
export function filmFacts(file: Buffer): FilmFacts | undefined {
  try {
    return file.toString("latin1", 4, 8) === "ftyp" ? readMp4(file) : readWebm(file);
  } catch {
    return undefined;
  }
}
