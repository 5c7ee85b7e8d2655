import { systemClock } from '#functions/platform/wiring/clock.ts';
import { recordMailEvents } from '#functions/mail/jobs/mail-events/record-mail-events.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';

const table = openTable(process.env);

export const handler = recordMailEvents({ mailRecords: mailRecordStore(table), suppressions: suppressionStore(table, systemClock) });
