/** The process `edge`: the one port for browsers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { ACCESS_LOG_FIELDS } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { CONSOLE_DIST, NOT_AVAILABLE_PAGE } from '#infra/build/paths.ts';
import { API_POLICY, consolePolicy, MEDIA_POLICY, previewPolicy, securityHeaders, sitePolicy } from '#infra/edge/response-headers.ts';
import { diskSpace } from '#infra/local/disk/disk-space.ts';
import { accessLogWriter } from '#infra/local/edge/access-log.ts';
import { bucketOrigin } from '#infra/local/edge/bucket-origin.ts';
import { createEdge } from '#infra/local/edge/create-edge.ts';
import { loadEdgeFunction, loadResponseFunction } from '#infra/local/edge/edge-function.ts';
import { folderOrigin } from '#infra/local/edge/folder-origin.ts';
import { accessLogDelivery } from '#infra/local/edge/access-log-delivery.ts';
import { destinationOf } from '#infra/local/edge/destination-of.ts';
import { openKeyValueStore } from '#infra/local/edge/key-value-store.ts';
import { tenantReader } from '#infra/local/edge/tenant-reader.ts';
import { previewOrigin } from '#shared/rules/sites/site-address.ts';
import { listen } from '#infra/local/http/listen.ts';
import { isVisitPath } from '#shared/rules/analytics/visits/visit-part.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const env = requiredEnv(
  'PORT',
  'DATA_DIR',
  'CONSOLE_ORIGIN',
  'SITES_ORIGIN',
  'INBOX_ORIGIN',
  'STRIPE_ORIGIN',
  'KEY_VALUE_STORE_ORIGIN',
  'API_ENDPOINT',
  'INBOX_ENDPOINT',
  'STRIPE_ENDPOINT',
  'ORIGIN_KEY',
  'MEDIA_BUCKET',
  'SITES_BUCKET',
  'FONTS_BUCKET',
  'ACCESS_LOGS_BUCKET',
  'AWS_ENDPOINT_URL_S3',
  'AWS_ENDPOINT_URL_LAMBDA',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
);
const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY, region: env.AWS_REGION };
const bucket = (name: string) => bucketOrigin(env.AWS_ENDPOINT_URL_S3, name, credentials);
const store = await openKeyValueStore({ file: path.join(env.DATA_DIR, 'edge-store.json'), accessKeyId: env.AWS_ACCESS_KEY_ID });

const endpoints = { s3: env.AWS_ENDPOINT_URL_S3, jobs: env.AWS_ENDPOINT_URL_LAMBDA };
const deliver = { write: accessLogDelivery({ bucket: env.ACCESS_LOGS_BUCKET, endpoints, credentials }), clock: systemClock };
const accessLog = accessLogWriter({ ...deliver, folder: 'sites', fields: ACCESS_LOG_FIELDS });
const visitLog = accessLogWriter({ ...deliver, folder: 'visits', fields: VISIT_LOG_FIELDS });
process.once('SIGTERM', () => void Promise.all([accessLog.flush(), visitLog.flush()]).finally(() => process.exit()));

const edge = createEdge({
  destinationOf: destinationOf({
    consoleOrigin: env.CONSOLE_ORIGIN,
    sitesOrigin: env.SITES_ORIGIN,
    inboxOrigin: env.INBOX_ORIGIN,
    stripeOrigin: env.STRIPE_ORIGIN,
    keyValueStoreOrigin: env.KEY_VALUE_STORE_ORIGIN,
  }),
  api: new URL(env.API_ENDPOINT),
  inbox: new URL(env.INBOX_ENDPOINT),
  stripe: new URL(env.STRIPE_ENDPOINT),
  keyValueStore: (request) => store.answer(request),
  tenantOf: tenantReader({ endpoint: env.AWS_ENDPOINT_URL_LAMBDA, accessKeyId: env.AWS_ACCESS_KEY_ID, sitesOrigin: env.SITES_ORIGIN }),
  originKey: env.ORIGIN_KEY,
  consoleFiles: folderOrigin(CONSOLE_DIST),
  missingPage: () => readFileSync(NOT_AVAILABLE_PAGE, 'utf8'),
  media: bucket(env.MEDIA_BUCKET),
  sites: bucket(env.SITES_BUCKET),
  fonts: bucket(env.FONTS_BUCKET),
  apiRequest: loadEdgeFunction('api-request'),
  consoleRequest: loadEdgeFunction('console-request'),
  mediaRequest: loadEdgeFunction('media-request', store),
  siteRequest: loadEdgeFunction('site-request', store),
  previewRequest: loadEdgeFunction('preview-request'),
  siteResponse: loadResponseFunction('site-response', store),
  mediaResponse: loadResponseFunction('media-response'),
  consoleHeaders: securityHeaders(consolePolicy({ uploads: env.AWS_ENDPOINT_URL_S3, previews: previewOrigin(env.SITES_ORIGIN, '*') }), {
    tls: false,
  }),
  siteHeaders: securityHeaders(sitePolicy(env.CONSOLE_ORIGIN), { tls: false }),
  previewHeaders: securityHeaders(previewPolicy(env.CONSOLE_ORIGIN), { tls: false }),
  apiHeaders: securityHeaders(API_POLICY, { tls: false }),
  mediaHeaders: securityHeaders(MEDIA_POLICY, { tls: false }),
  logSiteRequest(record) {
    accessLog.add(record);
    // The function that reads these objects needs only visits, so other requests are not written.
    if (isVisitPath(record['cs-uri-stem'])) visitLog.add(record);
  },
  clock: systemClock,
  space: diskSpace(env.DATA_DIR),
});
await listen(edge, Number(env.PORT));
