/** Strokes of each icon on a field of 24 by 24. */
const STROKES = {
  left: "M14.5 5.5 8 12l6.5 6.5",
  right: "M9.5 5.5 16 12l-6.5 6.5",
  up: "M5.5 14.5 12 8l6.5 6.5",
  down: "M5.5 9.5 12 16l6.5-6.5",
  nearer: "M12 5.5v13M5.5 12h13",
  farther: "M5.5 12h13",
  fill: "M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15",
  leave: "M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5",
  device: "M8.5 4.5h7v15h-7zM5.5 8.5 3 12l2.5 3.5M18.5 8.5 21 12l-2.5 3.5",
} as const;

export type IconName = keyof typeof STROKES;

interface IconProps {
  name: IconName;
}

/** Shows the sign on a control, which has a name of its own. */
export function Icon({ name }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={STROKES[name]} />
    </svg>
  );
}
