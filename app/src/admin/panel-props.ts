/** Props of the panels of admin. */
export interface PanelProps {
  /** Called with a sentence when the backend no longer knows the administrator. */
  readonly onSignedOut: (reason: string) => void;
}
