import { RollUpMessage } from '#functions/analytics/store/roll-up-message.ts';
import { keptMessages, recordOf } from '#test/support/jobs/message-fixture.ts';
import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { analyticsUseCases } from '#functions/analytics/api/use-cases.ts';
import { accessLogs } from '#functions/platform/gateways/access-logs.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { collectVisits } from '#functions/analytics/jobs/collect-visits/collect-visits.ts';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { countConversion } from '#functions/visitors/jobs/index-entries/count-conversion.ts';
import { rollUpMessages } from '#functions/analytics/jobs/roll-up-visits/roll-up-messages.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { accountVisits } from '#functions/analytics/store/account-visits.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions, conversionWrite, type StoredConversion } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { ownVisitStore } from '#functions/analytics/store/own-visit-store.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { visitSalts } from '#functions/analytics/store/visit-salts.ts';
import { accessLogRecord, accessLogWriter, type RequestRecord } from '#infra/local/edge/access-log.ts';
import { isResponse, loadEdgeFunction, toEdgeRequest } from '#infra/local/edge/edge-function.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import type { SiteFixture } from '#test/support/api/site-fixture.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { NO_INVOICE_FILES } from '#test/support/media/storage-bucket.ts';
import type { CrowdConversion } from '#test/support/visits/convert-crowd.ts';
import type { DeliveredPart } from '#test/support/visits/deliver-crowd.ts';
import { ORIGIN } from '#test/simulated-crowd/crowd-site.ts';

const BUCKET = 'access-logs';
const BATCH_MS = 15 * 60_000;
/** The time after which the messages of all requested hours are delivered, in milliseconds. */
const LATER_MS = 20 * 60_000;
const NEVER_MS = 2 ** 31 - 1;
const CONCURRENCY = 4;

/** Passes the parts of visits from the edge to the reports, through the product itself with its engines. */
export interface CrowdPath {
  /** Sends a part to the edge and returns the record of its access log. `agent`: replaces the person's user agent. */
  request(host: string, part: DeliveredPart, agent?: string): Promise<RequestRecord>;
  /** Delivers a log object and announces it `times` times. */
  deliver(records: readonly RequestRecord[], times?: number): Promise<void>;
  /** Writes the conversion that a form of the site leads to, and passes its record on as the table's stream does. */
  convert(siteId: string, conversion: CrowdConversion): Promise<void>;
  /** Rolls up the requested hours. Returns how many there were. */
  rollUp(): Promise<number>;
  /** The storage of the collected visits, and its address. */
  bucket: ObjectStorage;
  storageUrl: string;
  /** The report endpoints. */
  reports: ReturnType<typeof analyticsUseCases>;
  stop(): Promise<void>;
}

/** Opens the path on the table of a fixture. `opened` wraps the storage of the collected visits. */
export async function startCrowdPath(
  { table, dependencies, time, clock }: SiteFixture,
  opened = (bucket: ObjectStorage): ObjectStorage => bucket,
): Promise<CrowdPath> {
  const dataDir = await mkdtemp(join(tmpdir(), 'crowd-'));
  const storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: [BUCKET], allowedOrigins: [] });
  const client = new S3Client({
    endpoint: storage.url,
    region: REGION,
    credentials: CREDENTIALS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const bucket = opened(objectStorage(client, BUCKET));
  const queue = keptMessages();
  const hours = visitHours(table, clock, { queue, batchMs: BATCH_MS });
  const [collected, figures] = [collectedVisits(bucket), visitFigures(table)];
  const collect = collectVisits({
    logs: accessLogs(client, BUCKET),
    collected,
    hours,
    salts: visitSalts(table, randomIds.secret),
    sitesOrigin: ORIGIN,
    sitesOfDomains: () => Promise.resolve(new Map()),
    warn: (code, count, error) => {
      throw new Error(`${code}: ${count}`, { cause: error });
    },
  });
  const rollUp = rollUpMessages({
    rollUp: rollUpVisits({
      siteNews: siteNewsStore(table),
      hours,
      revisions: dependencies.revisions,
      collected,
      conversions: conversions(table),
      hourFigures: hourFiguresStore(bucket),
      figures,
      clock,
      sitesOrigin: ORIGIN,
    }),
    hours,
    clock,
    log: ({ error }) => {
      throw new Error(error.message);
    },
  });
  const edge = loadEdgeFunction('site-request');

  let announced = 1;
  const log = accessLogWriter({
    folder: 'visits',
    fields: VISIT_LOG_FIELDS,
    clock,
    flushMs: NEVER_MS,
    async write(key, object) {
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: object }));
      const event = { detail: { object: { key } } };
      await Promise.all(Array.from({ length: announced }, () => collect(event)));
    },
  });

  return {
    async request(host, { visit: { person }, part, at }, agent = decodeURI(person.agent)) {
      const request = { method: 'POST', url: part.path, headers: { host, 'user-agent': agent } };
      const answer = await edge(toEdgeRequest(request as unknown as IncomingMessage), person.address);
      if (!isResponse(answer)) throw new Error(`The edge passes ${part.path} on`);
      return accessLogRecord(request, { status: answer.statusCode, headers: {} }, new Date(at), person.address);
    },
    async deliver(records, times = 1) {
      announced = times;
      for (const record of records) log.add(record);
      await log.flush();
    },
    async convert(siteId, { visit, namesVisit, sheet, popupId }) {
      const stored: StoredConversion = {
        siteId,
        id: randomIds.ulid(),
        language: visit.person.language,
        hour: visitHour(visit.id, visit.beganAt),
        visitId: namesVisit ? visit.id : null,
        alias: sheet && sheetAlias(sheet.id),
        popupId,
      };
      await table.transact([conversionWrite(stored, clock())]);
      await countConversion(hours)({ siteId, hour: stored.hour });
    },
    async rollUp() {
      const now = time.now;
      time.now += LATER_MS;
      const requested = queue.take().map(({ body }) => body);
      const batches = Map.groupBy(requested, (body) => RollUpMessage.parse(body).siteId).values();
      await inParallel([...batches], CONCURRENCY, (bodies) => rollUp({ Records: bodies.map((body) => recordOf(body)) }));
      time.now = now;
      return requested.length;
    },
    bucket,
    storageUrl: storage.url,
    reports: withParsedResponses(
      apiContract.analytics,
      analyticsUseCases({
        ...dependencies,
        figures,
        accountVisits: accountVisits(table),
        siteNews: siteNewsStore(table),
        audit: auditStore(table),
        collected,
        deliveries: reportDeliveryStore(table, clock),
        ownVisits: ownVisitStore(table),
        reportFiles: bucket,
        ...NO_INVOICE_FILES,
      }),
    ),
    async stop() {
      client.destroy();
      await storage.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
