import { finishConversions } from '#functions/jobs/finish-conversions/finish-conversions.ts';
import { conversionStore } from '#functions/store/media/conversion-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { openVideoConverter } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = finishConversions({
  media: mediaStore(table, systemClock),
  conversions: conversionStore(table, systemClock),
  converter: openVideoConverter(env),
  files: mediaBucket(env),
  clock: systemClock,
  ids: systemIds,
});
