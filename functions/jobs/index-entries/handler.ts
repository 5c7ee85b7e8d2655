import { systemClock } from '#functions/wiring/clock.ts';
import { indexEntries } from '#functions/jobs/index-entries/index-entries.ts';
import { countConversion } from '#functions/jobs/index-entries/count-conversion.ts';
import { visitHours } from '#functions/store/visit/visit-hours.ts';
import { indexFormEntry } from '#functions/jobs/index-entries/index-form-entry.ts';
import { memberIndexers } from '#functions/jobs/index-entries/index-member.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { openTable } from '#functions/wiring/base.ts';

const table = openTable(process.env);

export const handler = indexEntries({
  indexers: {
    'form-entry': indexFormEntry(formEntryList(table, systemClock)),
    ...memberIndexers(memberList(table, systemClock)),
    'visit-conversion': countConversion(visitHours(table, systemClock)),
  },
  log: writeJobLogLine,
});
