import { Footer } from "@danji/ui/footer";
import { identity } from "complex:identity";

/** The collapsible list of sites of the same house. */
export function FamilySites() {
  return (
    <Footer.FamilySites>
      {identity.familySites.map(({ name, url }) => (
        <Footer.FamilySite key={url} href={url}>
          {name}
        </Footer.FamilySite>
      ))}
    </Footer.FamilySites>
  );
}
