import type { Home } from "@danji/complex/schema/home";
import { Picture } from "@danji/ui/picture";
import { VisitForm } from "../../forms/VisitForm.tsx";
import type { Pictures } from "../../routes/page-content.ts";
import { Booking, BookingForm, BookingPicture } from "./BookingSection.styles.ts";

interface BookingSectionProps {
  booking: Home["booking"];
  pictures: Pictures;
}

/** The booking of a visit to the model house. */
export function BookingSection({ booking, pictures }: BookingSectionProps) {
  const picture = pictures[booking.picture];
  return (
    <Booking aria-labelledby="booking-title">
      {picture && (
        <BookingPicture>
          <Picture source={picture} sizes="(max-width: 900px) 100vw, 40vw" fill />
        </BookingPicture>
      )}
      <BookingForm>
        <h2 id="booking-title">{booking.title}</h2>
        <p>{booking.text}</p>
        <VisitForm />
      </BookingForm>
    </Booking>
  );
}
