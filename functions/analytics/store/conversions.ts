import * as z from 'zod';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { conversionKey, conversionPrefix, visitFiguresPartition } from '#functions/platform/keys/visit-keys.ts';
import { Language } from '#shared/model/language.ts';
import { COLLECTED_VISITS_DAYS } from '#shared/model/limits.ts';

const DAY_SECONDS = 86_400;

/** The visit that led to a form entry or registration. */
export const ConversionOrigin = z.object({
  /** The hour for which it counts, in UTC as YYYY-MM-DDTHH: the hour of the visit, or else of the submission. */
  hour: z.string(),
  visitId: z.string().nullable(),
  /** The last sheet before the conversion; `null` if unknown. */
  alias: z.string().nullable(),
});
export type ConversionOrigin = z.infer<typeof ConversionOrigin>;

const StoredConversion = z.object({
  ...ConversionOrigin.shape,
  siteId: z.string(),
  /** Id of the form entry or member. */
  id: z.string(),
  language: Language,
  popupId: z.string().nullable(),
});
export type StoredConversion = z.infer<typeof StoredConversion>;

/** The fields that identify the hour of a conversion in a record of the table's stream. */
export const ConversionHour = StoredConversion.pick({ siteId: true, hour: true });

/**
 * Returns the write of a conversion, for the transaction that stores the visitor's submission, so that there are never more conversions
 * than entries and members. A conversion is stored separately and without personal data, so that an erasure changes no figures (ADR 57). It
 * is kept as long as collected visits.
 */
export const conversionWrite = (conversion: StoredConversion, now: Date): Write => ({
  put: {
    ...conversionKey(conversion.siteId, conversion.hour, conversion.id),
    entity: 'visit-conversion',
    ...conversion,
    expiresAt: Math.ceil(now.getTime() / 1_000) + COLLECTED_VISITS_DAYS * DAY_SECONDS,
  },
});

export interface Conversions {
  /** Returns the conversions of an hour of a site, oldest first. One call for each MB. */
  read(siteId: string, hour: string): Promise<StoredConversion[]>;
}

export const conversions = (table: Table): Conversions => ({
  read: (siteId, hour) => table.queryAll({ pk: visitFiguresPartition(siteId), prefix: conversionPrefix(hour) }, StoredConversion),
});
