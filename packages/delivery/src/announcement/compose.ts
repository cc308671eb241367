import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { blockTable } from "@danji/complex/kinds";
import type { AnnouncementPart } from "@danji/complex/schema/announcement";
import { PAPER_COLUMNS, paperRows } from "@danji/complex/papers";
import { totalHouseholds } from "@danji/complex/supply";
import { eventDate, eventHours } from "@danji/complex/event-date";
import { STAMP_TAX_CAPTION, STAMP_TAX_COLUMNS, stampTaxRows } from "@danji/complex/stamp-tax";
import { asOfWords, sourceWords } from "@danji/complex/day-words";
import { factValue, factWords } from "@danji/complex/fact-words";
import { areaWords, householdsWords } from "@danji/complex/figures";
import { planMark } from "@danji/complex/plan-mark";
import type { DocumentPart, DocumentTable, PaperDocument } from "./model.ts";

const NOTHING = "–";

/** Returns a table with its source, where that has one. */
const table = (
  { caption, columns, rows }: Omit<DocumentTable, "kind" | "source">,
  provenance?: Parameters<typeof sourceWords>[0],
): DocumentTable => ({
  kind: "table",
  caption,
  columns,
  rows,
  ...(provenance && { source: sourceWords(provenance) }),
});

function factsTable({ facts }: Complex, keys: readonly string[]): DocumentTable {
  const rows = keys.flatMap((key) => {
    const fact = facts.items[key];
    return fact ? [[fact.term, factWords(fact)]] : [];
  });
  return table({ caption: "단지 개요", columns: ["항목", "내용"], rows }, facts);
}

function supplyTable({ supply }: Complex): DocumentTable {
  const columns = ["타입", "전용면적", "공급면적", "계약면적", "세대수", "평면"];
  const types = supply.types.map(({ label, exclusiveArea, areas, households, shape }) => [
    label,
    areaWords(exclusiveArea),
    areas ? areaWords(areas.supply) : NOTHING,
    areas ? areaWords(areas.contract) : NOTHING,
    householdsWords(households),
    shape,
  ]);
  const sum = ["합계", NOTHING, NOTHING, NOTHING, householdsWords(totalHouseholds(supply)), NOTHING];
  return table({ caption: `타입별 공급 세대${planMark(supply)}`, columns, rows: [...types, sum] }, supply);
}

function scheduleTable({ schedule }: Complex): DocumentTable {
  const mark = planMark(schedule);
  const rows = schedule.events.map((event) => [
    event.title,
    eventDate(event),
    eventHours(event) ?? NOTHING,
    event.note ?? NOTHING,
  ]);
  return table({ caption: `공급 일정${mark}`, columns: ["일정", `날짜${mark}`, "시간", "유의사항"], rows }, schedule);
}

function contactsTable({ identity }: Complex): DocumentTable {
  const rows = [
    ...identity.companies.map(({ role, name }) => [role, name]),
    ["현장", identity.address.site],
    ["견본주택", identity.address.modelHouse],
    ["대표전화", `${identity.phone} (${identity.consultHours})`],
    ["홈페이지", identity.shownUrl],
  ];
  return table({ caption: "사업주체와 문의처", columns: ["구분", "내용"], rows });
}

function excerptTables({ pages }: Complex, page: string, heading: string): DocumentTable[] {
  const section = pages[page]?.sections.find((candidate) => candidate.heading === heading);
  return (section?.blocks ?? []).flatMap((block) => {
    const shown = blockTable(kinds, block);
    return shown ? table(shown, block.provenance ?? section?.provenance) : [];
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
    case "documents": {
      const [self, agent] = [paperRows(documents.self), paperRows(documents.agent)];
      return [
        table({ caption: "계약자의 서류", columns: PAPER_COLUMNS, rows: self }),
        table({ caption: "대리인이 추가로 준비할 서류", columns: PAPER_COLUMNS, rows: agent }, documents),
      ];
    }
    case "stampTax": {
      const rows = stampTaxRows(taxes.stampTax);
      return [table({ caption: STAMP_TAX_CAPTION, columns: STAMP_TAX_COLUMNS, rows }, taxes.stampTax)];
    }
    case "contacts":
      return [contactsTable(complex)];
    case "excerpt":
      return excerptTables(complex, part.page, part.section);
  }
}

/** Returns the recruitment announcement of a complex from what the site says. */
export function composeAnnouncement(complex: Complex): PaperDocument {
  const { announcement, identity, facts } = complex;
  return {
    title: announcement.title,
    mark: announcement.mark,
    author: identity.companies[0]?.name ?? identity.name,
    date: new Date(`${announcement.asOf}T00:00:00+09:00`),
    brand: identity.brand,
    imprint: [...identity.companies.map(({ role, name }) => `${role} ${name}`), asOfWords(announcement.asOf)].join(
      " · ",
    ),
    highlights: announcement.highlights.flatMap((key) => {
      const fact = facts.items[key];
      return fact ? [{ term: fact.term, value: factValue(fact), note: fact.note }] : [];
    }),
    foot: `${identity.shownUrl} · ${identity.phone}`,
    lead: announcement.lead,
    sections: announcement.sections.map(({ heading, parts }) => ({
      heading,
      parts: parts.flatMap((part) => partsOf(part, complex)),
    })),
  };
}
