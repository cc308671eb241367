import { BookingSection } from "@danji/sections/home/booking/BookingSection.tsx";
import { pictures, section } from "complex:home/booking";
import { VisitLead } from "../../../shell/forms/VisitLead.tsx";
import type { HomeScreenProps } from "../screen-props.ts";

/** The section `booking` of the complex's home page. */
export const Booking = ({ id }: HomeScreenProps) =>
  section && <BookingSection id={id} section={section} pictures={pictures} form={<VisitLead wide />} />;
