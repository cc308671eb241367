import type { ReactNode } from "react";
import { inlineText } from "./inline-text.tsx";
import { AtNoticeMark } from "./inline-text.styles.ts";

/** What a complex writes where only the recruitment announcement will state the value. */
const AT_NOTICE = "공고 시 안내";

/** Renders a text of the complex; a value that only the recruitment announcement will state is set as a mark. */
export const valueText = (text: string): ReactNode =>
  text === AT_NOTICE ? <AtNoticeMark>{text}</AtNoticeMark> : inlineText(text);
