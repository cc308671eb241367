import { eventStatus } from "@danji/complex/sale-dates";
import type { SaleEvent } from "@danji/complex/schema/schedule";
import { VisuallyHidden } from "@danji/ui/visually-hidden";

interface EventStatusProps {
  event: SaleEvent;
  /** The day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the status of an event: `D-20` to see, `20일 남음` for screen readers. */
export function EventStatus({ event, today }: EventStatusProps) {
  const { written, spoken } = eventStatus(event, today);
  if (written === spoken) return <span>{written}</span>;
  return (
    <>
      <span aria-hidden>{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
