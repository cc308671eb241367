import { Picture } from "@danji/ui/picture";
import type { ReactNode } from "react";
import { BookingForm, BookingScreen } from "./BookingSection.styles.ts";
import { titleIdOf } from "../home-screens.ts";
import { PictureSide, Title } from "../Screen.styles.ts";
import type { PictureSectionProps } from "../section-props.ts";
import { Enlarge } from "../../parts/Enlarge.tsx";
import { pictureSizes } from "../../parts/picture-sizes.ts";

const SIZES = pictureSizes("30vw");

interface BookingSectionProps extends PictureSectionProps<"booking"> {
  /** The form of a visit. */
  form: ReactNode;
}

/** Shows the booking of a visit to the model house: one form, in columns where there is room. */
export function BookingSection({ id, section, pictures, form }: BookingSectionProps) {
  const picture = pictures[section.picture];
  return (
    <BookingScreen id={id} data-composition={section.composition} aria-labelledby={titleIdOf(id)}>
      {picture && (
        <PictureSide>
          <Picture source={picture} sizes={SIZES} fill />
          <Enlarge picture={picture} />
        </PictureSide>
      )}
      <BookingForm>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        {form}
      </BookingForm>
    </BookingScreen>
  );
}
