/** Props of every section of the home page before it is bound to the complex. */
export interface HomeSectionProps {
  /** Id of its `<section>`. */
  id: string;
  /** Which of its kind it is, from 0. */
  part: number;
}
