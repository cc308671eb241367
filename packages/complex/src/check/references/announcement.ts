import type { Complex } from "../../complex.ts";
import { blockTable, type Kinds } from "../../kinds.ts";
import type { AnnouncementPart } from "../../schema/announcement.ts";
import type { Rule } from "../rule.ts";

/** What is missing of that which a part names, if anything is. */
function missing(kinds: Kinds, part: AnnouncementPart, { pages, facts, notices }: Complex): string | undefined {
  switch (part.kind) {
    case "facts": {
      const key = part.keys.find((name) => !Object.hasOwn(facts.items, name));
      return key && `facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: ${key}`;
    }
    case "notice": {
      const key = part.keys.find((name) => !Object.hasOwn(notices, name));
      return key && `notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요: ${key}`;
    }
    case "excerpt": {
      const section = pages[part.page]?.sections.find(({ heading }) => heading === part.section);
      if (!section) return `${part.page} 페이지에 없는 절입니다. 그 페이지의 heading을 적으세요: ${part.section}`;
      return section.blocks.some((block) => blockTable(kinds, block))
        ? undefined
        : `표가 없는 절입니다. 표가 있는 절의 heading을 적으세요: ${part.section}`;
    }
    default:
      return undefined;
  }
}

export const announcementParts = (kinds: Kinds): Rule => ({
  id: "announcement-part",
  check(complex, report) {
    const { highlights, sections } = complex.announcement;
    highlights.forEach((key, h) => {
      if (!Object.hasOwn(complex.facts.items, key))
        report(
          "announcement.json",
          `highlights.${h}`,
          `facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: ${key}`,
        );
    });
    sections.forEach(({ parts }, s) =>
      parts.forEach((part, p) => {
        const reason = missing(kinds, part, complex);
        if (reason !== undefined) report("announcement.json", `sections.${s}.parts.${p}`, reason);
      }),
    );
  },
});
