import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import { Provenance } from "@danji/ui/provenance";
import { documents } from "complex:documents";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { DocumentChecklist } from "./DocumentChecklist.tsx";
import { createTickStore } from "./tick-store.ts";
import { eventDate } from "@danji/complex/event-date";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { TableBlock } from "../table/TableBlock.tsx";

type DocumentsBlockProps = Pick<BlockProps<"documents">, "block">;

const store = createTickStore(`danji:${identity.siteKey}:documents`);
const provenance = { source: documents.source, asOf: documents.asOf };
const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);

/** Papers of the complex: those for the contract to tick off, those that prove a right as a table. */
export function DocumentsBlock({ block: { list } }: DocumentsBlockProps) {
  if (list === "qualification")
    return (
      <TableBlock
        caption="자격 서류와 떼는 곳"
        columns={["서류", "알아 두실 것", "떼는 곳"]}
        rows={documents.qualification.map(({ name, note, from }) => [name, note, from ?? "–"])}
        provenance={provenance}
      />
    );
  return (
    <div>
      <DocumentChecklist
        documents={documents}
        store={store}
        appointment={{
          ...(contract && { "계약 기간": eventDate(contract) + (schedule.planned ? " (예정)" : "") }),
          "계약 장소": identity.address.modelHouse,
        }}
      />
      <Provenance {...provenance} />
    </div>
  );
}
