import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { visitSaltKey } from '#functions/platform/keys/visit-keys.ts';
import { VISIT_LOG_DAYS } from '#shared/model/limits.ts';
import { addDays, endOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

const StoredSalt = z.object({ salt: z.string() });

/**
 * The secrets of the hashes that distinguish persons, one for each day in Japanese time. They are deleted once all logs of the day have
 * been read. After that, no one can determine whether two hashes are of one person or which address a hash is of.
 */
export interface VisitSalts {
  /** Returns the salt of a day, the same for all callers. */
  of(day: string): Promise<string>;
}

export function visitSalts(table: Table, secret: () => string): VisitSalts {
  const known = new Map<string, string>();
  async function readOrCreate(day: string): Promise<string> {
    const key = visitSaltKey(day);
    const present = await table.get(key, StoredSalt);
    if (present) return present.salt;
    const salt = secret();
    const forgotten = addDays(day, VISIT_LOG_DAYS);
    const expiresAt = Math.ceil(endOfJapaneseDay(forgotten).getTime() / 1_000);
    if (!(await tryCommit(table.put({ ...key, entity: 'visit-salt', salt, expiresAt }, isAbsent())))) return readOrCreate(day);
    // Deletes the old salt here, because the table may delete expired items days late.
    await table.delete(visitSaltKey(addDays(day, -VISIT_LOG_DAYS - 1)));
    return salt;
  }
  return {
    async of(day) {
      const salt = known.get(day) ?? (await readOrCreate(day));
      if (known.size > VISIT_LOG_DAYS) known.clear();
      known.set(day, salt);
      return salt;
    },
  };
}
