import { finishConversions } from '#functions/media/jobs/finish-conversions/finish-conversions.ts';
import { conversionStore } from '#functions/media/store/conversion-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { openVideoConverter } from '#functions/platform/wiring/jobs.ts';

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
