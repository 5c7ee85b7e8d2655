import { systemClock } from '#functions/wiring/clock.ts';
import { recordMailEvents } from '#functions/jobs/mail-events/record-mail-events.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { suppressionStore } from '#functions/store/visitor/suppression-store.ts';
import { openTable } from '#functions/wiring/base.ts';

const table = openTable(process.env);

export const handler = recordMailEvents({ mailRecords: mailRecordStore(table), suppressions: suppressionStore(table, systemClock) });
