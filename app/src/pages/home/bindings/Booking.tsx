import { BookingSection } from "@danji/sections/home/booking/BookingSection.tsx";
import { pictures, section } from "complex:home/booking";
import { VisitLead } from "../../../shell/forms/VisitLead.tsx";
import type { HomeSectionProps } from "../section-props.ts";
import { SectionLightbox } from "../SectionLightbox.tsx";

/** Shows the section `booking` of the complex's home page. */
export const Booking = ({ id }: HomeSectionProps) =>
  section && (
    <SectionLightbox>
      <BookingSection id={id} section={section} pictures={pictures} form={<VisitLead wide />} />
    </SectionLightbox>
  );
