import {
  FooterActions,
  FooterFamilySite,
  FooterFamilySites,
  FooterGroup,
  FooterIdentity,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterName,
  FooterNavigation,
  FooterRemark,
  FooterRemarks,
  FooterRoot,
} from "./Footer.tsx";

/**
 * The foot of a page: `Main` holds `Identity` (with `Name`, `Actions`, `FamilySites`) and `Navigation` (with `Group`s of
 * `Link`s); below come `Remarks` and `Legal`.
 */
export const Footer = {
  Root: FooterRoot,
  Main: FooterMain,
  Identity: FooterIdentity,
  Name: FooterName,
  Actions: FooterActions,
  FamilySites: FooterFamilySites,
  FamilySite: FooterFamilySite,
  Navigation: FooterNavigation,
  Group: FooterGroup,
  Link: FooterLink,
  Remarks: FooterRemarks,
  Remark: FooterRemark,
  Legal: FooterLegal,
};
