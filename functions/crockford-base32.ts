/** The alphabet of ULIDs and of codes that people type: no letters that are read as others. */
export const CROCKFORD_BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
