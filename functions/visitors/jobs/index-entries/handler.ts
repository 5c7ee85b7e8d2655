import { systemClock } from '#functions/platform/wiring/clock.ts';
import { indexEntries } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import { countConversion } from '#functions/visitors/jobs/index-entries/count-conversion.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { indexFormEntry } from '#functions/visitors/jobs/index-entries/index-form-entry.ts';
import { memberIndexers } from '#functions/visitors/jobs/index-entries/index-member.ts';
import { writeJobLogLine } from '#functions/platform/runner/job-log.ts';
import { openRollUpRequests } from '#functions/platform/wiring/jobs.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { listsWithWebhooks } from '#functions/open-api/wiring/webhooks.ts';

const table = openTable(process.env);
const { entries, members } = listsWithWebhooks(table);

export const handler = indexEntries({
  indexers: {
    'form-entry': indexFormEntry(entries),
    ...memberIndexers(members),
    'visit-conversion': countConversion(visitHours(table, systemClock, openRollUpRequests(process.env))),
  },
  log: writeJobLogLine,
});
