import { systemClock } from '#functions/wiring/clock.ts';
import { indexEntries } from '#functions/jobs/index-entries/index-entries.ts';
import { countConversion } from '#functions/jobs/index-entries/count-conversion.ts';
import { visitHours } from '#functions/store/visit/visit-hours.ts';
import { indexFormEntry } from '#functions/jobs/index-entries/index-form-entry.ts';
import { memberIndexers } from '#functions/jobs/index-entries/index-member.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import { openTable } from '#functions/wiring/base.ts';
import { announcedLists } from '#functions/wiring/webhooks.ts';

const table = openTable(process.env);
const { entries, members } = announcedLists(table);

export const handler = indexEntries({
  indexers: {
    'form-entry': indexFormEntry(entries),
    ...memberIndexers(members),
    'visit-conversion': countConversion(visitHours(table, systemClock)),
  },
  log: writeJobLogLine,
});
