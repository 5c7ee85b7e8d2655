import { FIELD_END } from '#shared/rules/visit/visit-path.ts';

/** The characters of an id by which visits name a sheet or variation: random ones, which tell those of a site apart. */
const ALIAS_LENGTH = 8;
export const sheetAlias = (sheetId: string): string => sheetId.slice(-ALIAS_LENGTH);

/** Names the sheet itself, where it has variations that are on. */
export const ITSELF = '0';
/** By which visits name a variation; `null`: the sheet itself. */
export const variationAlias = (variationId: string | null): string => (variationId === null ? ITSELF : sheetAlias(variationId));

/** By which visits name a sheet and its version: two fields of an event. */
export const versionAlias = (sheetId: string, variationId: string | null): string =>
  sheetAlias(sheetId) + FIELD_END + variationAlias(variationId);
