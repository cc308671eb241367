import type { Complex } from "@danji/complex/complex";
import type { AnnouncementPart } from "@danji/complex/schema/announcement";
import type { Paper } from "@danji/complex/schema/documents";
import type { Fact } from "@danji/complex/schema/facts";
import { totalHouseholds } from "@danji/complex/supply";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { STAMP_TAX_COLUMNS, stampTaxRows } from "@danji/complex/stamp-tax-rows";
import type { DocumentPart, DocumentTable, PaperDocument } from "./model.ts";
import { plainText } from "@danji/complex/plain-text";

const NOTHING = "–";

const sourceLine = ({ source, asOf }: { readonly source: string; readonly asOf: string }) =>
  `출처 ${source} · ${asOf.replaceAll("-", ".")} 기준`;

const factValue = ({ value, unit = "" }: Fact) => value + unit;

function factsTable({ facts }: Complex, keys: readonly string[]): DocumentTable {
  const rows = keys.flatMap((key) => {
    const fact = facts.items[key];
    return fact ? [[fact.term, factValue(fact) + (fact.note === undefined ? "" : ` (${fact.note})`)]] : [];
  });
  return { kind: "table", caption: "단지 개요", columns: ["항목", "내용"], rows, source: sourceLine(facts) };
}

function supplyTable({ supply }: Complex): DocumentTable {
  const planned = supply.planned ? " (예정)" : "";
  return {
    kind: "table",
    caption: `타입별 공급 세대${planned}`,
    columns: ["타입", `전용면적${planned}`, `세대수${planned}`, "평면"],
    rows: [
      ...supply.types.map(({ label, exclusiveArea, households, shape }) => [
        label,
        `${exclusiveArea}㎡`,
        `${households}세대`,
        shape,
      ]),
      ["합계", NOTHING, `${totalHouseholds(supply)}세대`, NOTHING],
    ],
    source: sourceLine(supply),
  };
}

function scheduleTable({ schedule }: Complex): DocumentTable {
  const planned = schedule.planned ? " (예정)" : "";
  return {
    kind: "table",
    caption: `공급 일정${planned}`,
    columns: ["일정", `날짜${planned}`, "시간", "알아 두실 것"],
    rows: schedule.events.map((event) => [
      event.title,
      eventDate(event),
      eventHours(event) ?? NOTHING,
      event.note ?? NOTHING,
    ]),
    source: sourceLine(schedule),
  };
}

function papersTable(caption: string, papers: readonly Paper[], source?: string): DocumentTable {
  return {
    kind: "table",
    caption,
    columns: ["서류", "알아 두실 것", "떼는 곳"],
    rows: papers.map(({ name, note, from }) => [name, note, from ?? NOTHING]),
    ...(source !== undefined && { source }),
  };
}

function contactsTable({ identity }: Complex): DocumentTable {
  return {
    kind: "table",
    caption: "사업주체와 문의처",
    columns: ["구분", "내용"],
    rows: [
      ...identity.companies.map(({ role, name }) => [role, name]),
      ["현장", identity.address.site],
      ["견본주택", identity.address.modelHouse],
      ["대표전화", `${identity.phone} (${identity.consultHours})`],
      ["홈페이지", identity.siteUrl],
    ],
  };
}

function excerptTables({ pages }: Complex, page: string, heading: string): DocumentTable[] {
  const section = pages[page]?.sections.find((candidate) => candidate.heading === heading);
  return (section?.blocks ?? []).flatMap((block) => {
    if (block.kind !== "table") return [];
    const provenance = block.provenance ?? section?.provenance;
    return [
      {
        kind: "table",
        caption: block.caption,
        columns: block.columns,
        rows: block.rows.map((row) => row.map(plainText)),
        ...(provenance && { source: sourceLine(provenance) }),
      },
    ];
  });
}

function partsOf(part: AnnouncementPart, complex: Complex): DocumentPart[] {
  const { documents, taxes, notices } = complex;
  switch (part.kind) {
    case "text":
      return [{ kind: "paragraphs", texts: part.paragraphs }];
    case "list":
      return [{ kind: "list", items: part.items }];
    case "notice":
      return [{ kind: "remarks", items: part.keys.flatMap((key) => notices[key] ?? []) }];
    case "facts":
      return [factsTable(complex, part.keys)];
    case "supply":
      return [supplyTable(complex)];
    case "schedule":
      return [scheduleTable(complex)];
    case "documents":
      return [
        papersTable("계약자의 서류", documents.self),
        papersTable("대리인이 더 챙길 서류", documents.agent, sourceLine(documents)),
      ];
    case "stampTax":
      return [
        {
          kind: "table",
          caption: "계약서에 적힌 금액에 따른 인지세",
          columns: STAMP_TAX_COLUMNS,
          rows: stampTaxRows(taxes.stampTax),
          source: sourceLine(taxes.stampTax),
        },
      ];
    case "contacts":
      return [contactsTable(complex)];
    case "excerpt":
      return excerptTables(complex, part.page, part.section);
  }
}

/** The recruitment announcement of a complex, of what the site says. */
export function composeAnnouncement(complex: Complex): PaperDocument {
  const { announcement, identity, facts } = complex;
  const day = announcement.asOf.replaceAll("-", ".");
  return {
    title: announcement.title,
    mark: announcement.mark,
    author: identity.companies[0]?.name ?? identity.name,
    date: new Date(`${announcement.asOf}T00:00:00+09:00`),
    brand: identity.brand,
    imprint: [...identity.companies.map(({ role, name }) => `${role} ${name}`), `${day} 기준`].join(" · "),
    highlights: announcement.highlights.flatMap((key) => {
      const fact = facts.items[key];
      return fact ? [{ term: fact.term, value: factValue(fact), note: fact.note }] : [];
    }),
    foot: `${identity.siteUrl} · ${identity.phone}`,
    lead: announcement.lead,
    sections: announcement.sections.map(({ heading, parts }) => ({
      heading,
      parts: parts.flatMap((part) => partsOf(part, complex)),
    })),
  };
}
