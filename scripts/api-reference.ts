/** Writes the OpenAPI documents from the API contract; with `--check` it only verifies that the committed files are up to date. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_ROOT, bodyMaxBytesOf, OPEN_PATH } from '#shared/api-contract/endpoint.ts';
import type { Access, Endpoint } from '#shared/api-contract/endpoint.ts';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import { OPEN_OPERATIONS } from '#shared/api-contract/endpoints/open-operations.ts';
import { WEBHOOK_EVENT_DEFINITIONS, WEBHOOK_HEADERS, WEBHOOK_TOLERANCE_SECONDS, webhookBody } from '#shared/api-contract/webhook-events.ts';
import { EditConflict } from '#shared/api-contract/endpoints/site.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/model/error.ts';
import { API_CALLS_PER_MINUTE, IDEMPOTENCY_KEY_MAX, MEMBER_COOKIE, PREVIEW_COOKIE, REFRESH_COOKIE } from '#shared/model/limits.ts';
import { ImageRef, Media } from '#shared/model/media/media.ts';
import { Publication } from '#shared/model/publishing/publication.ts';
import { Session, UserInfo } from '#shared/model/sign-in/session.ts';
import { NewSite } from '#shared/model/sites/site-input.ts';
import { Grid, Sheet, SiteChanges, SiteDocument, SiteSettings, SiteSummary } from '#shared/model/sites/site.ts';
import { SiteLimits } from '#shared/model/plans/site-limits.ts';

const FILE = 'docs/api/openapi.json';
/** The document of the open API, which the console's reference page offers for download. */
const OPEN_FILE = 'web/features/open-api/reference/open-api.json';

const IDEMPOTENCY_ERRORS: readonly ErrorCode[] = ['idempotency-key-reused', 'idempotency-key-in-use'];

const envelope = (data: z.ZodType) => z.object({ data, message: z.string() });

/** Returns the error codes that follow from an endpoint's access and schemas. */
function commonErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (endpoint.params || endpoint.query || endpoint.body) codes.push('invalid-input');
  if (endpoint.body) codes.push('malformed-json', 'unsupported-content-type', 'payload-too-large');
  if (endpoint.access.by !== 'public') codes.push('unauthenticated');
  if (endpoint.access.by === 'console') codes.push('forbidden');
  if (endpoint.params) codes.push('not-found');
  return [...codes, 'internal', 'unavailable'];
}

function errorResponses(endpoint: Endpoint): Record<string, { description: string; content: object }> {
  const codesByStatus = Map.groupBy([...new Set([...commonErrors(endpoint), ...(endpoint.errors ?? [])])], (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...codesByStatus]
      .toSorted(([left], [right]) => left - right)
      .map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: { 'application/json': { schema: envelope(ErrorPayload) } } },
      ]),
  );
}

const SECURITY: Readonly<Record<Access['by'], ZodOpenApiOperationObject['security']>> = {
  public: [],
  'refresh-cookie': [{ refreshCookie: [] }],
  console: [{ accessToken: [] }],
  member: [{ memberToken: [] }, { memberCookie: [] }],
  preview: [{ previewToken: [] }, { previewCookie: [] }],
  'preview-reader': [{ previewToken: [] }, { previewCookie: [] }],
};

function operation(family: string, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: `${family}.${name}`,
    tags: [family],
    summary: endpoint.summary,
    ...(endpoint.access.by === 'console' && { description: `Action of the permission matrix: \`${endpoint.access.action}\`.` }),
    security: SECURITY[endpoint.access.by] ?? [],
    requestParams: { ...(endpoint.params && { path: endpoint.params }), ...(endpoint.query && { query: endpoint.query }) },
    ...(endpoint.body && {
      requestBody: {
        required: true,
        description: `At most ${bodyMaxBytesOf(endpoint).toLocaleString('en')} bytes.`,
        content: { 'application/json': { schema: endpoint.body } },
      },
    }),
    responses: {
      [endpoint.status]: { description: 'Done', content: { 'application/json': { schema: envelope(endpoint.response) } } },
      ...errorResponses(endpoint),
    },
  };
}

/** Returns the OpenAPI paths of the endpoints that machines may call. */
function openPaths(): ZodOpenApiPathsObject {
  const result: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const { family, name, scope, endpoint } of OPEN_OPERATIONS) {
    const {
      security: _security,
      description: _description,
      ...described
    } = operation(family, name, {
      ...endpoint,
      errors: [...(endpoint.errors ?? []), 'too-many-requests', ...(endpoint.method === 'GET' ? [] : IDEMPOTENCY_ERRORS)],
    });
    const idempotencyKey = z.string().max(IDEMPOTENCY_KEY_MAX);
    const isKeyNeeded = endpoint.open?.needsIdempotencyKey ?? false;
    const header = endpoint.method !== 'GET' && {
      header: z.object({ 'Idempotency-Key': isKeyNeeded ? idempotencyKey : idempotencyKey.optional() }),
    };
    (result[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = {
      ...described,
      tags: [scope],
      requestParams: { ...described.requestParams, ...header },
    };
  }
  return result;
}

/** Returns the events of webhooks, as receivers get them (ADR 72). */
function webhooks(): NonNullable<ZodOpenApiObject['webhooks']> {
  const headers = z.object({
    [WEBHOOK_HEADERS.id]: z.string().meta({ description: 'The same for every repetition of an event.' }),
    [WEBHOOK_HEADERS.timestamp]: z
      .string()
      .meta({ description: `Seconds since 1970. Refuse more than ${WEBHOOK_TOLERANCE_SECONDS} seconds of difference.` }),
    [WEBHOOK_HEADERS.signature]: z.string().meta({
      description:
        '`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body, joined by full stops; several are separated by spaces.',
    }),
  });
  return Object.fromEntries(
    Object.entries<{ summary: string; scope: string; data: z.ZodType }>(WEBHOOK_EVENT_DEFINITIONS).map(
      ([type, { summary, scope, data }]) => [
        type,
        {
          post: {
            summary,
            tags: [scope],
            security: [],
            requestParams: { header: headers },
            requestBody: { required: true, content: { 'application/json': { schema: webhookBody(type, data) } } },
            responses: { '2XX': { description: 'Received. Anything else is sent again.' } },
          },
        },
      ],
    ),
  );
}

function paths(): ZodOpenApiPathsObject {
  const result: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [family, endpoints] of Object.entries(apiContract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      (result[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(family, name, endpoint);
    }
  }
  return result;
}

const reference = createDocument({
  openapi: '3.1.0',
  info: {
    title: 'Swipe site builder',
    version: '1',
    description:
      'Made from shared/api-contract. Every response is `{data, message}`. Those that refer to unpublished media also have `media`: by media id, the tag that the address of a file needs.',
  },
  servers: [{ url: API_ROOT }],
  components: {
    schemas: {
      EditConflict,
      Grid,
      ImageRef,
      Media,
      NewSite,
      Publication,
      Refusal: ErrorPayload,
      Session,
      Sheet,
      SiteChanges,
      SiteDocument,
      SiteLimits,
      SiteSettings,
      SiteSummary,
      UserInfo,
    },
    securitySchemes: {
      accessToken: { type: 'http', scheme: 'bearer' },
      refreshCookie: { type: 'apiKey', in: 'cookie', name: REFRESH_COOKIE },
      memberToken: { type: 'http', scheme: 'bearer' },
      memberCookie: { type: 'apiKey', in: 'cookie', name: MEMBER_COOKIE },
      previewToken: { type: 'http', scheme: 'bearer' },
      previewCookie: { type: 'apiKey', in: 'cookie', name: PREVIEW_COOKIE },
    },
  },
  paths: paths(),
});

const openReference = createDocument({
  openapi: '3.1.0',
  info: {
    title: 'Swipe site builder: open API',
    version: '1',
    description: `For machines with an API access. Every response is \`{data, message}\`. At most ${API_CALLS_PER_MINUTE} calls a minute: the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` say what is left, \`Retry-After\` when to come back. Writes take an \`Idempotency-Key\`.`,
  },
  servers: [{ url: `${API_ROOT}${OPEN_PATH}` }],
  security: [{ apiKey: [] }, { apiKeyHeader: [] }, { basic: [] }, { address: [] }],
  components: {
    schemas: { Refusal: ErrorPayload },
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer' },
      apiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      basic: { type: 'http', scheme: 'basic' },
      address: { type: 'apiKey', in: 'header', name: 'X-Api-Access', description: 'The id of the access, from an allowed address.' },
    },
  },
  paths: openPaths(),
  webhooks: webhooks(),
});

const FILES = new Map([
  [FILE, reference],
  [OPEN_FILE, openReference],
]);
for (const [file, content] of FILES) {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} does not match the API contract. Run "npm run api-reference".`);
    process.exitCode = 1;
  }
}
