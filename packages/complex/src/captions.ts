/** A line of captions. */
export interface Cue {
  /** Seconds from the film's beginning. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const SIGNATURE = /^\uFEFF?WEBVTT(?:\s|$)/;
const TIMING = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3})\s+-->\s+(?:(\d+):)?(\d\d):(\d\d\.\d{3})/;

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined) =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);

/** Returns the cues of a WebVTT file (https://www.w3.org/TR/webvtt1/) in order; none if it is not WebVTT. */
export function readCues(vtt: string): Cue[] {
  if (!SIGNATURE.test(vtt)) return [];
  return vtt.split(/\r?\n(?:\r?\n)+/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const at = lines.findIndex((line) => TIMING.test(line));
    const timing = TIMING.exec(lines[at] ?? "");
    if (!timing) return [];
    const text = lines
      .slice(at + 1)
      .join(" ")
      .trim();
    return [{ from: seconds(timing[1], timing[2], timing[3]), to: seconds(timing[4], timing[5], timing[6]), text }];
  });
}
