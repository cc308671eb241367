import type { Identity } from "@danji/complex/schema/identity";
import { Footer } from "@danji/ui/footer";

/** Renders the collapsible list of sites of the same house. */
export const FamilySites = ({ sites }: { sites: Identity["familySites"] }) => (
  <Footer.FamilySites>
    {sites.map(({ name, url }) => (
      <Footer.FamilySite key={url} href={url}>
        {name}
      </Footer.FamilySite>
    ))}
  </Footer.FamilySites>
);
