import { BookingForm, BookingScreen } from "./Block.styles.ts";
import { titleIdOf, type ScreenData, type ScreenProps } from "../screen-props.ts";
import { Title } from "../Screen.styles.ts";
import type { schema } from "./block.ts";

const SHARE = 27.3;

type BookingProps = ScreenProps<typeof schema> & Pick<ScreenData, "VisitLead">;

/** Shows the booking of a visit to the model house: one form, in columns where there is room. */
export function Block({ id, section, pictures, VisitLead }: BookingProps) {
  return (
    <BookingScreen id={id} composition={section.composition} share={SHARE} picture={pictures[section.picture]}>
      <BookingForm>
        <Title id={titleIdOf(id)}>{section.title}</Title>
        <p>{section.text}</p>
        <VisitLead wide />
      </BookingForm>
    </BookingScreen>
  );
}
