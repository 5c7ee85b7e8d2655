/** Rolls up an hour of a site in a process of its own, as the function does, and prints what it took (`RolledUp`). */
import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { objectStorage } from '#functions/platform/gateways/object-storage.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { watchWrites } from './watch-writes.ts';

const HourToRollUp = z.object({
  databaseUrl: z.string(),
  storageUrl: z.string(),
  bucket: z.string(),
  tableName: z.string(),
  sitesOrigin: z.string(),
  siteId: z.string(),
  hour: z.string(),
  now: z.string(),
});
const {
  databaseUrl,
  storageUrl,
  bucket: name,
  tableName,
  sitesOrigin,
  siteId,
  hour,
  now,
} = HourToRollUp.parse(JSON.parse(process.argv[2] ?? '{}'));

const client = tableClient({ endpoint: databaseUrl, region: REGION, credentials: CREDENTIALS });
const takeUnits = watchWrites(client);
const table = new Table(client, tableName);
const bucket = objectStorage(
  new S3Client({ endpoint: storageUrl, region: REGION, credentials: CREDENTIALS, requestChecksumCalculation: 'WHEN_REQUIRED' }),
  name,
);
const clock = () => new Date(now);
const rollUp = rollUpVisits({
  hours: visitHours(table, clock, { queue: keptMessages(), batchMs: 60_000 }),
  revisions: revisionStore(table),
  siteNews: siteNewsStore(table),
  collected: collectedVisits(bucket),
  conversions: conversions(table),
  hourFigures: hourFiguresStore(bucket),
  figures: visitFigures(table),
  clock,
  sitesOrigin,
});

const start = performance.now();
await rollUp(siteId, [hour], new Date(8.64e15));
const seconds = (performance.now() - start) / 1_000;
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({ seconds, busySeconds: (userCPUTime + systemCPUTime) / 1_000_000, peakMb: maxRSS / 1_024, units: takeUnits() }),
);
process.exit(0);
