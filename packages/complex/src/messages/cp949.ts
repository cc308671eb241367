/** First and last syllable of Unicode's Hangul block; CP949 has them all. */
const HANGUL = { first: 0xac_00, last: 0xd7_a3 };

/** Bytes at which a pair of KS X 1001, or of what was added to it, begins and ends. */
const LEAD = { first: 0x81, last: 0xfe };
const TRAIL = { first: 0x41, last: 0xfe };

const LINE_FEED = 0x0a;
const NOT_A_LETTER = "\u{fffd}";

/** The two-byte letters of EUC-KR: every pair, decoded by the platform, each on a line of its own. */
function readPairs(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = LEAD.first; lead <= LEAD.last; lead += 1)
    for (let trail = TRAIL.first; trail <= TRAIL.last; trail += 1) bytes.push(lead, trail, LINE_FEED);
  const lines = new TextDecoder("euc-kr").decode(Uint8Array.from(bytes)).split("\n");
  return new Set(lines.filter((line) => line !== NOT_A_LETTER && Array.from(line).length === 1));
}

let pairs: ReadonlySet<string> | undefined;

/** Bytes of one letter in CP949; 0 where it has no place there. Of what shows nothing only the line break has one. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (letter === "\n" || (code >= 0x20 && code < 0x7f)) return 1;
  if (code >= HANGUL.first && code <= HANGUL.last) return 2;
  pairs ??= readPairs();
  return pairs.has(letter) ? 2 : 0;
}

/** Returns the letters of a text, each once, that CP949 lacks and a text message therefore cannot carry. */
export const unwritable = (text: string): string[] => [
  ...new Set(Array.from(text).filter((letter) => bytesOf(letter) === 0)),
];

/** Returns the length of a text in bytes of CP949; letters that it lacks count 0. */
export const cp949Length = (text: string): number =>
  Array.from(text).reduce((length, letter) => length + bytesOf(letter), 0);

/** Look-alikes in CP949 of letters that it lacks. */
const TWINS: Readonly<Record<string, string>> = {
  "\u{2010}": "-",
  "\u{2011}": "-",
  "\u{2012}": "-",
  "\u{2013}": "-",
  "\u{2014}": "-",
  "\u{2212}": "-",
  "\u{2022}": "\u{b7}",
  "\u{2219}": "\u{b7}",
  "\u{30fb}": "\u{b7}",
  "\u{301c}": "~",
  "\u{20a9}": "\u{ffe6}",
  "\u{a9}": "(c)",
};

function twin(letter: string): string {
  const known = TWINS[letter];
  if (known !== undefined) return known;
  const plain = letter.normalize("NFKC");
  return unwritable(plain).length === 0 ? plain : "";
}

/** Returns a text in letters of CP949: composed Hangul, {@link TWINS}, else the NFKC form; what has none is left out. */
export function inCp949(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, "\n").normalize("NFC");
  return Array.from(lines, (letter) => (unwritable(letter).length === 0 ? letter : twin(letter))).join("");
}

/** Longest short message (SMS) in bytes of CP949. */
export const SMS_MAX_BYTES = 90;

/** Longest long message (LMS) in bytes of CP949; nothing longer can be sent as text. */
export const LMS_MAX_BYTES = 2000;

/** How a text travels: as SMS or as LMS, which costs more. */
export type MessageForm = "SMS" | "LMS";

/** Returns the cheapest form that carries a whole text, or `undefined` where none does. */
export function messageForm(text: string): MessageForm | undefined {
  const bytes = cp949Length(text);
  if (bytes <= SMS_MAX_BYTES) return "SMS";
  return bytes <= LMS_MAX_BYTES ? "LMS" : undefined;
}
