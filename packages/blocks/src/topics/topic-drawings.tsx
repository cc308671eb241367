import type { TopicDrawing } from "./block.ts";
import type { ReactNode } from "react";
import { Detail, Light, Shade, Stroke } from "./Block.styles.ts";

/** Where all drawings stand, on a sheet counted from above. */
const GROUND_Y = 130;

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Numbers from `start` on, `count` of them, `step` apart. */
const row = (start: number, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => start + index * step);

interface Windows {
  /** Upper left corner of the first. */
  readonly at: readonly [x: number, y: number];
  readonly columns: number;
  readonly rows: number;
  /** From one to the next, across and down. */
  readonly step: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
}

function windows({ at: [x, y], columns, rows, step: [across, down], size: [width, height] }: Windows): string {
  return row(y, rows, down)
    .flatMap((top) => row(x, columns, across).map((left) => box(left, top, width, height)))
    .join("");
}

/** Draws upright lines side by side: columns, slats, rails. */
function uprights(from: number, count: number, step: number, top: number, foot: number): string {
  return row(from, count, step)
    .map((x) => `M${x} ${top}V${foot}`)
    .join("");
}

/** Draws a broad-leaved tree, its crown open towards the light. */
function tree(x: number, height: number): string {
  const radius = height * 0.3;
  const top = GROUND_Y - height;
  return `M${x} ${GROUND_Y}V${top + radius}M${x} ${top + radius * 1.9}l${radius * 0.55} ${-radius * 0.6}M${x} ${top + radius * 2.3}l${-radius * 0.5} ${-radius * 0.55}M${x - radius * 0.35} ${top + radius * 2.25}A${radius} ${radius * 1.15} 0 1 1 ${x + radius * 0.5} ${top + radius * 2.2}`;
}

function fir(x: number, height: number, foot = GROUND_Y): string {
  const top = foot - height;
  const half = height * 0.2;
  return `M${x} ${foot}V${top}M${x - half} ${foot - height * 0.18}L${x} ${top}l${half} ${height * 0.82}z`;
}

/** Draws a person walking, head and coat. */
function walker(x: number): string {
  return `M${x} ${GROUND_Y}v-3M${x + 2} ${GROUND_Y}v-3M${x - 1} ${GROUND_Y - 3}l1-6h2l1 6zM${x + 1} ${GROUND_Y - 12.4}a1.5 1.5 0 1 0 .1 0`;
}

/** Draws a lamp over a way, as tall as a storey and a half. */
function lamp(x: number, reach: number): string {
  return `M${x} ${GROUND_Y}V${GROUND_Y - 26}h${reach}`;
}

/** Size of a drawing's sheet; all stand on one ground. */
export const DRAWING_SHEET = "0 14 240 134";
const GROUND = `M0 ${GROUND_Y}H240`;

interface TopicPicture {
  readonly alt: string;
  readonly lines: ReactNode;
}

/** Drawings of a place's topics: elevations in hairlines of pine, finer ones behind, sand in the shade, and one light that is on. */
export const TOPIC_PICTURES: Readonly<Record<TopicDrawing, TopicPicture>> = {
  /** A street that runs to the horizon between rising blocks; a light at its end. */
  axis: {
    alt: "건물이 늘어선 길 끝에 켜진 불빛을 그린 선화",
    lines: (
      <>
        <Shade d="M14 22L62 52.9V108.3L14 122.4ZM226 40L186 56.4V105.8L226 118Z" />
        <Detail d="M14 42L62 61.3M14 62L62 70.7M14 82L62 80.1M14 102L62 89.5M30 32.3V117.7M46 42.6V113M226 56L186 65M226 73L186 75M226 90L186 86M206 48.2V111.9M70 67L98 76M70 77L98 80M150 70L174 62M150 76L174 72M84 66.3V102M162 61V102.6" />
        <Stroke d="M14 130V22L62 52.9V108.3L14 122.4M70 102.6V58.4L98 74.6V95.2L70 102.6M226 130V40L186 56.4V105.8L226 118M174 102.3V54L150 68.4V95M104 93V79h8v11M128 90V75h10v17M0 130.5H28L112 90.4H128L212 130.5H240" />
        <Detail d="M120 130V122M120 117V111M120 107V102.5M120 99V96M54 118v-9M80 106v-7M186 118v-9M160 106v-7" />
        <Light d="M120 82a4 4 0 1 0 .1 0z" />
      </>
    ),
  },
  /** A town hall behind its columns, and a hospital whose door is lit. */
  civic: {
    alt: "기둥이 늘어선 관공서와 현관에 불이 켜진 병원을 그린 선화",
    lines: (
      <>
        <Shade d="M22 70H138V78H22ZM34 86H126V126H34ZM164 62H214V70H164Z" />
        <Detail
          d={`${uprights(40, 10, 9, 86, 126)}${windows({ at: [170, 78], columns: 4, rows: 3, step: [11, 11], size: [6, 6] })}M16 130V124M144 130V124`}
        />
        <Stroke
          d={`${GROUND}M22 70H138V78H22ZM30 78V126M42 78V126M66 78V126M94 78V126M118 78V126M130 78V126M24 126H136M18 130V128H142V126M164 130V62H214V130M172 62V50H206V62M189 53v6M186 56h6M80 70V38l18 5-18 5${tree(152, 30)}${walker(60)}`}
        />
        <Light d="M181 114H197V130H181Z" />
      </>
    ),
  },
  /** A train on a viaduct at dusk, one of its windows lit. */
  rail: {
    alt: "창 하나에 불을 켜고 고가를 달리는 열차를 그린 선화",
    lines: (
      <>
        <Shade d="M0 84H240V91H0ZM20 52H178C192 52 203 62 208 78H20Z" />
        <Detail
          d={`M0 108C34 92 62 94 92 108M128 108C164 90 206 90 240 106${uprights(12, 15, 16, 84, 91)}M30 32H240M70 32l-10 20M100 52l-10-20M74 60v18M122 60v18M170 60v18`}
        />
        <Stroke
          d={`${GROUND}M0 84H240M0 91H240M36 130V100A24 12 0 0 1 84 100V130M96 130V100A24 12 0 0 1 144 100V130M156 130V100A24 12 0 0 1 204 100V130M20 78V52H178C192 52 203 62 208 78ZM28 59H66V67H28ZM80 59H116V67H80ZM128 59H164V67H128ZM178 59H187C191 61 195 64 197 67H178ZM20 82H206M30 52V26M216 84V26M30 26h-8M216 26h8`}
        />
        <Light d="M80 59H116V67H80ZM203 70a2.6 2.6 0 1 0 .1 0z" />
      </>
    ),
  },
  /** Shops under homes; one of them is still open. */
  town: {
    alt: "집들 아래 불을 켠 가게가 있는 거리를 그린 선화",
    lines: (
      <>
        <Shade d="M22 90H88V97H22ZM98 84H154V91H98ZM164 92H222V99H164Z" />
        <Detail
          d={`${windows({ at: [30, 50], columns: 4, rows: 2, step: [14, 18], size: [8, 11] })}${windows({ at: [106, 62], columns: 3, rows: 1, step: [16, 18], size: [8, 12] })}${windows({ at: [172, 44], columns: 3, rows: 3, step: [17, 15], size: [9, 9] })}${uprights(28, 10, 6, 90, 97)}${uprights(104, 8, 6.4, 84, 91)}M104 118h44M170 122h26`}
        />
        <Stroke
          d={`${GROUND}M24 130V42H86V130M100 130V54H152V130M166 130V36H220V130M22 90H88V97H22ZM98 84H154V91H98ZM164 92H222V99H164ZM62 104H78V130M104 98H148V124H104ZM126 98V124M170 106H196V130M204 106H214V130M24 42l6-8H80l6 8${tree(93, 22)}${walker(158)}${walker(230)}${lamp(12, 7)}`}
        />
        <Light d="M30 104H56V124H30Z" />
      </>
    ),
  },
  /** A school with its clock and trees, one window lit. */
  school: {
    alt: "시계탑이 있는 학교와 불이 켜진 교실을 그린 선화",
    lines: (
      <>
        <Shade d="M16 76H100V82H16ZM136 76H206V82H136ZM104 54H132V66H104Z" />
        <Detail
          d={`${windows({ at: [24, 88], columns: 5, rows: 2, step: [15, 19], size: [10, 11] })}${windows({ at: [142, 88], columns: 4, rows: 2, step: [16, 19], size: [10, 11] })}M112 108V130M124 108V130`}
        />
        <Stroke
          d={`${GROUND}M20 130V82M100 76V130M136 76V130M202 130V82M16 76H100V82H16ZM136 76H206V82H136ZM104 130V48H132V130M100 48H136M118 60m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M118 56v4l3 1.5M108 130V104H128V130M118 48V26l15 4.5-15 4.5${tree(222, 46)}${tree(9, 28)}${walker(172)}${walker(178)}`}
        />
        <Light d="M69 88H79V99H69ZM69 107H79V118H69Z" />
      </>
    ),
  },
  /** A stadium under its roof, with the floodlights on. */
  sport: {
    alt: "조명을 켠 경기장과 그 앞을 걷는 사람들을 그린 선화",
    lines: (
      <>
        <Shade d="M30 70C70 56 170 56 210 70L202 80C166 68 74 68 38 80Z" />
        <Detail
          d={`${uprights(52, 15, 9.7, 92, 118)}M44 100H196M42 109H198M60 62V42M180 62V42M60 42L40 69M60 42L84 60.5M180 42L200 69M180 42L156 60.5`}
        />
        <Stroke
          d={`${GROUND}M30 70C70 56 170 56 210 70L202 80C166 68 74 68 38 80ZM40 80L48 130M200 80L192 130M46 92H194M47 118H193M60 62V34M180 62V34M52 26h16v8H52ZM172 26h16v8h-16ZM106 130v-9h28v9M120 121v9${walker(70)}${walker(150)}${tree(22, 36)}${tree(220, 40)}`}
        />
        <Light d="M54 28h12v4H54ZM174 28h12v4h-12Z" />
      </>
    ),
  },
  /** Hills behind a stream with its bridge, firs, and the moon. */
  nature: {
    alt: "달 아래 언덕과 나무, 물 위의 다리를 그린 선화",
    lines: (
      <>
        <Shade d="M0 104C30 74 58 66 86 78C108 88 118 96 132 102C158 78 188 62 240 84V108H0Z" />
        <Detail
          d={`M0 90C26 62 54 50 84 62C112 74 128 84 150 74C184 56 214 58 240 68M24 138H66M84 143H150M168 138H216M104 136H132`}
        />
        <Stroke
          d={`M0 104C30 74 58 66 86 78C108 88 118 96 132 102C158 78 188 62 240 84M0 130.5H82M158 130.5H240M82 130.5C100 112 140 112 158 130.5M78 126C98 104 142 104 162 126M90 123V114M104 116V107.5M120 113.5V105M136 116V107.5M150 123V114${fir(24, 44)}${fir(40, 32)}${fir(56, 24)}${fir(186, 30)}${fir(202, 48)}${fir(220, 36)}${walker(66)}`}
        />
        <Light d="M176 30a9 9 0 1 0 .1 0z" />
      </>
    ),
  },
};
