/** The characters of a sheet's id by which visits name it: random ones, which tell the sheets of a site apart. */
const ALIAS_LENGTH = 8;
export const sheetAlias = (sheetId: string): string => sheetId.slice(-ALIAS_LENGTH);
