import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { apiCallsKey, apiUsagePartition, apiWindowKey } from '#functions/platform/keys/keys.ts';
import type { ApiCallsOfDay } from '#shared/model/open-api/api-access.ts';
import { API_CALL_DAYS, API_CALLS_PER_MINUTE, API_WINDOW_SECONDS } from '#shared/model/limits.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const DAY_SECONDS = 86_400;

/** The use of the current rate-limit window by an access. */
export interface RateState {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the next window begins. */
  resetSeconds: number;
}

export interface ApiCallStore {
  /** Counts a call in its day and in its window, even above the limit of the window. Makes two calls. */
  count(accessId: string): Promise<RateState>;
  /** Returns the numbers of calls on the last days, oldest first, omitting days without calls. */
  read(accessId: string, days: number): Promise<ApiCallsOfDay[]>;
  /** Returns the time when the access was last used, or `null` if it was not used in the stored days. */
  lastUsedAt(accessId: string): Promise<string | null>;
}

const Counted = z.object({ count: z.number() });
const Day = z.object({ day: z.string(), calls: z.number().default(0), refused: z.number().default(0), lastAt: z.string() });
const CALLS_PREFIX = 'CALLS#';

/** Creates the store of API calls. Windows are aligned to the clock, so that counting takes one write. */
export const apiCallStore = (table: Table, clock: Clock): ApiCallStore => ({
  async count(accessId) {
    const now = clock();
    const seconds = Math.floor(now.getTime() / 1_000);
    const window = Math.floor(seconds / API_WINDOW_SECONDS);
    const endsAt = (window + 1) * API_WINDOW_SECONDS;
    const item = await table.update(apiWindowKey(accessId, window), {
      set: { entity: 'api-window', expiresAt: endsAt },
      add: { count: 1 },
    });
    const { count } = Counted.parse(item);
    const isExceeded = count > API_CALLS_PER_MINUTE;
    const day = japaneseDay(now);
    await table.update(apiCallsKey(accessId, day), {
      set: { entity: 'api-calls', day, lastAt: now.toISOString(), expiresAt: seconds + API_CALL_DAYS * DAY_SECONDS },
      add: isExceeded ? { refused: 1 } : { calls: 1 },
    });
    return {
      isExceeded,
      limit: API_CALLS_PER_MINUTE,
      remaining: Math.max(0, API_CALLS_PER_MINUTE - count),
      resetSeconds: endsAt - seconds,
    };
  },
  async read(accessId, days) {
    const today = japaneseDay(clock());
    const between = [CALLS_PREFIX + addDays(today, 1 - days), CALLS_PREFIX + today] as const;
    const found = await table.queryAll({ pk: apiUsagePartition(accessId), between }, Day);
    return found.map(({ day, calls, refused }) => ({ day, calls, refused }));
  },
  async lastUsedAt(accessId) {
    const { items } = await table.query({ pk: apiUsagePartition(accessId), prefix: CALLS_PREFIX, descending: true, limit: 1 }, Day);
    return items[0]?.lastAt ?? null;
  },
});
