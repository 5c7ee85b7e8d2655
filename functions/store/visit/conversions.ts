import * as z from 'zod';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { conversionKey, conversionPrefix, visitFiguresPartition } from '#functions/store/visit-keys.ts';
import { Language } from '#shared/model/language.ts';
import { COLLECTED_VISITS_DAYS } from '#shared/model/limits.ts';

const DAY_SECONDS = 86_400;

/** The visit that led to something that a visitor sent. */
export const ConversionOrigin = z.object({
  /** The hour that it counts for, in UTC as YYYY-MM-DDTHH: that of the visit, or else that in which it was sent. */
  hour: z.string(),
  visitId: z.string().nullable(),
  /** The last sheet before it; `null` if unknown. */
  alias: z.string().nullable(),
});
export type ConversionOrigin = z.infer<typeof ConversionOrigin>;

const StoredConversion = z.object({
  ...ConversionOrigin.shape,
  siteId: z.string(),
  /** Of the form entry or member. */
  id: z.string(),
  language: Language,
  popupId: z.string().nullable(),
});
export type StoredConversion = z.infer<typeof StoredConversion>;

/** Identifies the hour of a conversion in a record of the table's stream. */
export const ConversionHour = StoredConversion.pick({ siteId: true, hour: true });

/**
 * The write of a conversion, of the transaction that stores what the visitor sent: there are never more conversions than entries and
 * members. Without personal data, and apart from them: erasing those changes no figures (ADR 57). Kept as long as collected visits.
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
  /** Those that count for an hour of a site, oldest first. One call for each MB. */
  read(siteId: string, hour: string): Promise<StoredConversion[]>;
}

export const conversions = (table: Table): Conversions => ({
  read: (siteId, hour) => table.queryAll({ pk: visitFiguresPartition(siteId), prefix: conversionPrefix(hour) }, StoredConversion),
});
