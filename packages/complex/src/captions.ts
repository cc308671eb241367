const SIGNATURE = /^\uFEFF?WEBVTT(?:\s|$)/;
const TIMING = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3})\s+-->\s+(?:(\d+):)?(\d\d):(\d\d\.\d{3})/;

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);

/** Character references of WebVTT, https://www.w3.org/TR/webvtt1/#webvtt-cue-text-span; others are numbers. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: "\u00A0",
  lrm: "\u200E",
  rlm: "\u200F",
};
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu;

function referred(reference: string, decimal?: string, hex?: string, name = ""): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return NAMED[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : reference);
}

/** Returns what a cue shows: without tags (voices, colours, times), and with character references replaced. */
const shownText = (text: string): string =>
  text
    .replaceAll(/<[^>]*>?/gu, "")
    .replaceAll(REFERENCE, referred)
    .trim();

/** Returns the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/) in order, with their seconds from the film's beginning; none if it is not WebVTT. */
export function readCues(vtt: string) {
  if (!SIGNATURE.test(vtt)) return [];
  const blocks = vtt.replaceAll(/\r\n?/gu, "\n").split(/\n{2,}/u);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => TIMING.test(line));
    const timing = TIMING.exec(lines[at] ?? "");
    if (!timing) return [];
    const text = shownText(lines.slice(at + 1).join(" "));
    return [{ from: seconds(timing[1], timing[2], timing[3]), to: seconds(timing[4], timing[5], timing[6]), text }];
  });
}
