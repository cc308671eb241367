import { DisclosureContent, DisclosureRoot, DisclosureTrigger } from "./Disclosure.tsx";

export type { DisclosureContentProps, DisclosureRootProps, DisclosureTriggerProps } from "./Disclosure.tsx";

/** A button that shows and hides: `Root` keeps whether it is open, `Trigger` is the button, `Content` what it shows. */
export const Disclosure = { Root: DisclosureRoot, Trigger: DisclosureTrigger, Content: DisclosureContent };
