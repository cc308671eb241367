import { AT_NOTICE } from "@danji/complex/at-notice";
import { InlineText } from "./InlineText.tsx";
import { AtNoticeMark } from "./ValueText.styles.ts";

/** Text of the complex; a value that only the recruitment announcement will state is set as a mark. */
export const ValueText = ({ text }: { text: string }) =>
  text === AT_NOTICE ? <AtNoticeMark>{text}</AtNoticeMark> : <InlineText text={text} />;
