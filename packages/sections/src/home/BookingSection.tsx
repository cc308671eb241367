import { Picture } from "@danji/ui/picture";
import { pictures, section } from "complex:home/booking";
import { VisitForm } from "../forms/VisitForm.tsx";
import { BookingForm, BookingScreen } from "./BookingSection.styles.ts";
import { titleIdOf } from "./home-screens.ts";
import { PictureSide, Title } from "./Screen.styles.ts";
import type { HomeSectionProps } from "../../../../app/src/pages/home/section-props.ts";
import { pictureSizes } from "../parts/picture-sizes.ts";

const SIZES = pictureSizes("30vw");

/** The booking of a visit to the model house: one form, in columns where there is room. */
export function BookingSection({ id }: HomeSectionProps) {
  if (!section) return null;
  const picture = pictures[section.picture];
  return (
    <BookingScreen id={id} aria-labelledby={titleIdOf(id)}>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
        </PictureSide>
      )}
      <BookingForm>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        <VisitForm wide />
      </BookingForm>
    </BookingScreen>
  );
}
