import { ContactBlock } from "@danji/sections/contact/ContactBlock.tsx";
import { identity } from "complex:identity";

/** Shows how to reach the sales office of the complex. */
export const Contact = () => <ContactBlock identity={identity} />;
