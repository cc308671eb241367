import { InlineText } from "./InlineText.tsx";
import { AtNoticeMark } from "./ValueText.styles.ts";

/** What a complex writes where only the recruitment announcement will state the value. */
const AT_NOTICE = "공고 시 안내";

/** Shows a text of the complex; a value that only the recruitment announcement will state is set as a mark. */
export const ValueText = ({ text }: { text: string }) =>
  text === AT_NOTICE ? <AtNoticeMark>{text}</AtNoticeMark> : <InlineText text={text} />;
