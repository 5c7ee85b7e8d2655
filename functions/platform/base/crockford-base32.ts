/** The alphabet of ULIDs and of codes that people type. It has no letters that are easily misread. */
export const CROCKFORD_BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
