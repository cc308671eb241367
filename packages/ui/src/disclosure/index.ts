import { DisclosureContent, DisclosureHeading, DisclosureRoot, DisclosureTrigger } from "./Disclosure.tsx";

/**
 * What shows and hides: `Root` holds the state, `Trigger` or `Heading` is the button, `Content` what it shows.
 */
export const Disclosure = {
  Root: DisclosureRoot,
  Trigger: DisclosureTrigger,
  Heading: DisclosureHeading,
  Content: DisclosureContent,
};
