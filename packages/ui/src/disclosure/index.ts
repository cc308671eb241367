import { DisclosureContent, DisclosureRoot, DisclosureTrigger } from "./Disclosure.tsx";

export type { DisclosureContentProps, DisclosureRootProps, DisclosureTriggerProps } from "./Disclosure.tsx";

/** A button that shows and hides: `Root` holds the state, `Trigger` is the button, `Content` what it shows. */
export const Disclosure = { Root: DisclosureRoot, Trigger: DisclosureTrigger, Content: DisclosureContent };
