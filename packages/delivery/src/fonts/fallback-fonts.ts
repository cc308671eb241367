/** Ranges of characters whose advances differ alike. The letters and the figures of one text keep one height. */
const SPACE = "U+20";
const DIGITS = "U+30-39";
/** And parentheses. */
const CAPITALS = "U+28-29,U+41-5A";
const SMALL_LETTERS = "U+61-7A";
const CORNER_BRACKETS = "U+300C-300D";
const POINTS = "U+2C,U+2E-2F,U+3A-3B";
/** Twice as wide between Hangul as between letters; shares halfway. */
const MIDDLE_DOT = "U+B7";
const SIGNS = "U+2B,U+2D,U+3C-3E,U+7E";
const EN_DASH = "U+2013";
const TIMES = "U+D7";
const SQUARE_METRE = "U+33A1";

interface FallbackFont {
  /** Family that it is the fallback of. */
  readonly name: string;
  /** Of that family, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** The weights that it is the fallback of, as in CSS. */
  readonly weight: string;
  /** The fonts to look for on the reader's machine, by their full or PostScript names. */
  readonly fonts: readonly string[];
  /** Advances of the family as shares of those of the fallback, by range; without a range, of Hangul and all others. */
  readonly adjust: readonly (readonly [share: number, range?: string])[];
}

const REGULAR = ["Noto Sans CJK KR", "NotoSansCJKkr-Regular", "Noto Sans KR"];
const BOLD = ["Noto Sans CJK KR Bold", "NotoSansCJKkr-Bold", "Noto Sans KR Bold"];
const TEXT = { name: "Danji Text", ascent: 0.952, descent: 0.241 };
const DISPLAY = { name: "Danji Display", ascent: 1.151, descent: 0.286 };

/**
 * Fallbacks until the fonts are there, on systems that have them: the common sans with the advances and heights of
 * ours, so that no line breaks otherwise and nothing moves. Measured in Chromium, in Korean text, with Noto Sans CJK KR
 * (Hangul of 0.92 em), Pretendard 1.3.9 (0.864 em) and Noto Serif KR (0.966 em).
 */
const FAMILIES: readonly FallbackFont[] = [
  {
    ...TEXT,
    weight: "400",
    fonts: REGULAR,
    adjust: [
      [0.939],
      [0.896, SPACE],
      [1.08, DIGITS],
      [1.03, CAPITALS],
      [0.95, SMALL_LETTERS],
      [0.341, CORNER_BRACKETS],
      [0.91, POINTS],
      [0.6, MIDDLE_DOT],
      [1.15, SIGNS],
      [0.875, EN_DASH],
      [0.627, TIMES],
      [1.229, SQUARE_METRE],
    ],
  },
  {
    ...TEXT,
    weight: "500 600",
    fonts: [...BOLD, ...REGULAR],
    adjust: [
      [0.939],
      [0.849, SPACE],
      [1.07, DIGITS],
      [1.03, CAPITALS],
      [0.97, SMALL_LETTERS],
      [0.374, CORNER_BRACKETS],
      [0.84, POINTS],
      [0.6, MIDDLE_DOT],
      [1.12, SIGNS],
      [0.88, EN_DASH],
      [0.645, TIMES],
      [1.267, SQUARE_METRE],
    ],
  },
  {
    ...DISPLAY,
    weight: "400 600",
    fonts: REGULAR,
    adjust: [
      [1.05],
      [0.911, SPACE],
      [1.02, DIGITS],
      [1.179, POINTS],
      [0.75, MIDDLE_DOT],
      [1.03, SIGNS],
      [1, SQUARE_METRE],
    ],
  },
];

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

function face({ name, ascent, descent, weight, fonts }: FallbackFont, share: number, range?: string): string {
  const rules = [
    `font-family:"${name} Fallback"`,
    `src:${fonts.map((font) => `local("${font}")`).join(",")}`,
    `font-weight:${weight}`,
    `size-adjust:${percent(share)}`,
    // The height of a line is that of the font with the space in it; the other ranges only have advances to tell.
    ...(range === undefined || range === SPACE
      ? [
          `ascent-override:${percent(ascent / share)}`,
          `descent-override:${percent(descent / share)}`,
          "line-gap-override:0%",
        ]
      : []),
    ...(range === undefined ? [] : [`unicode-range:${range}`]),
  ];
  return `@font-face{${rules.join(";")}}`;
}

/** Their rules, for the head of every page. A later rule takes its range from the first. */
export const FALLBACK_FACES = FAMILIES.flatMap((family) =>
  family.adjust.map(([share, range]) => face(family, share, range)),
).join("");
