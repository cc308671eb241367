/** Collection of the audit log; `firestore.rules` hold the form of an entry. */
export const AUDIT = "audit";
