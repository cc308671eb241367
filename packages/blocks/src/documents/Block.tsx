import { eventDate } from "@danji/complex/event-date";
import { PAPER_COLUMNS, paperRows } from "@danji/complex/paper-rows";
import { planMark } from "@danji/complex/plan-mark";
import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { TableBlock } from "../table/Block.tsx";
import { DocumentChecklist } from "./DocumentChecklist.tsx";
import type { schema } from "./schema.ts";

type Taken = { block: BlockOf<typeof schema> } & Pick<BlockData, "documents" | "schedule" | "identity" | "ticks">;

/** Renders papers of the complex: those for the contract to tick off, those that prove a right as a table. */
export function Block({ block, documents, schedule, identity, ticks }: Taken) {
  if (block.list === "qualification")
    return (
      <TableBlock
        caption="자격 확인 서류와 발급처"
        columns={PAPER_COLUMNS}
        rows={paperRows(documents.qualification)}
        provenance={documents}
      />
    );
  const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);
  return (
    <Sourced provenance={documents}>
      <DocumentChecklist
        documents={documents}
        store={ticks}
        appointment={{
          ...(contract && { "계약 기간": eventDate(contract) + planMark(schedule) }),
          "계약 장소": identity.address.modelHouse,
        }}
      />
    </Sourced>
  );
}
