import { FIELD_END } from '#shared/values/visit/visit-path.ts';

/**
 * The number of characters of an id that visits use for a sheet or variation. These characters are random and distinguish the ids of a
 * site.
 */
const ALIAS_LENGTH = 8;
export const sheetAlias = (sheetId: string): string => sheetId.slice(-ALIAS_LENGTH);

/** The alias of the sheet itself if it has enabled variations. */
export const ITSELF = '0';
/** Returns the alias of a variation in visits; `null` means the sheet itself. */
export const variationAlias = (variationId: string | null): string => (variationId === null ? ITSELF : sheetAlias(variationId));

/** Returns the alias of a sheet and its version in visits: two fields of an event. */
export const versionAlias = (sheetId: string, variationId: string | null): string =>
  sheetAlias(sheetId) + FIELD_END + variationAlias(variationId);
