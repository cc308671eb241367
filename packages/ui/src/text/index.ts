export { Text, TEXT_VARIANTS, type TextVariant } from "./Text.tsx";
