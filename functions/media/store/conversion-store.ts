import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { videoConversionKey } from '#functions/platform/keys/keys.ts';

/** A video that is being converted. */
export const Conversion = z.object({
  mediaId: z.string(),
  /** The account that owns the video. */
  ownerId: z.string(),
  /** Id of the conversion at the converter. */
  conversionId: z.string(),
  /** When the conversion started, as ISO 8601. */
  startedAt: z.string(),
});
export type Conversion = z.infer<typeof Conversion>;

/** Interval of checks of a running conversion in milliseconds. Checks are needed because the event of its end can be lost. */
const LOOK_EVERY_MS = 60_000;

export interface ConversionStore {
  find(mediaId: string): Promise<Conversion | undefined>;
  /** Stores a conversion, in place of an earlier conversion of the same video. */
  begin(conversion: Conversion): Promise<void>;
  /** Returns the media ids of the conversions to check. */
  listDue(limit: number): Promise<string[]>;
  /** Schedules the next check. A no-op once the conversion has ended. */
  postpone(mediaId: string): Promise<void>;
  /** Deletes a conversion. Idempotent. */
  end(mediaId: string): Promise<void>;
}

export function conversionStore(table: Table, clock: Clock): ConversionStore {
  const dueLater = (mediaId: string) => dueAttributes('conversion', new Date(clock().getTime() + LOOK_EVERY_MS), mediaId);
  return {
    find: (mediaId) => table.get(videoConversionKey(mediaId), Conversion),
    begin: (conversion) =>
      table.put({ ...videoConversionKey(conversion.mediaId), entity: 'conversion', ...conversion, ...dueLater(conversion.mediaId) }),
    listDue: (limit) => queryDueIds(table, 'conversion', clock(), limit),
    async postpone(mediaId) {
      await tryCommit(table.update(videoConversionKey(mediaId), { set: dueLater(mediaId) }, isPresent()));
    },
    end: (mediaId) => table.batchWrite({ remove: [videoConversionKey(mediaId)] }),
  };
}
