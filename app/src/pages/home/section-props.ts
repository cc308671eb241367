/** What every section of the home page is told; what it says is its own. */
export interface HomeSectionProps {
  /** Id of its `<section>`. */
  id: string;
  /** Which of its kind it is, from 0. */
  part: number;
}
