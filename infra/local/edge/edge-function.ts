import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';
import { type EdgeFunctionName, edgeFunctionSource, withoutImports } from '#infra/edge/edge-source.ts';
import { endToEndHeaders } from '#infra/local/edge/origin.ts';

/** CloudFront stops a function after about 1 ms of CPU time. This limit only ends endless runs: wall-clock time on a busy laptop varies. */
const RUN_MS = 1_000;

interface Value {
  value: string;
  multiValue?: { value: string }[];
}

/** The request in the event of a CloudFront Function. */
export interface EdgeRequest {
  method: string;
  /** The percent-encoded path. */
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
  cookies: Record<string, Value>;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Record<string, Value>;
  cookies?: Record<string, Value & { attributes?: string }>;
  body?: string | { encoding: 'text' | 'base64'; data: string };
}

/** The distribution tenant that a custom domain is served for. */
export interface EdgeTenant {
  id: string;
  parameters: Readonly<Record<string, string>>;
}

/** `tenant`: only on custom domains. */
export type EdgeFunction = (request: EdgeRequest, viewerAddress: string, tenant?: EdgeTenant) => Promise<EdgeRequest | EdgeResponse>;
/** A viewer-response function. It does not see the body, but may replace it. */
export type ResponseFunction = (response: EdgeResponse, request: EdgeRequest, viewerAddress: string) => Promise<EdgeResponse>;

export const isResponse = (result: EdgeRequest | EdgeResponse): result is EdgeResponse => 'statusCode' in result;

function grouped(pairs: Iterable<readonly [string, string]>): Record<string, Value> {
  const values = new Map<string, Value>();
  for (const [name, value] of pairs) {
    const present = values.get(name);
    values.set(
      name,
      present ? { value: present.value, multiValue: [...(present.multiValue ?? [{ value: present.value }]), { value }] } : { value },
    );
  }
  return Object.fromEntries(values);
}

const cookiePairs = (header: string): [string, string][] =>
  header.split(/;\s*/).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
  });

/** Returns a browser's request in the format of CloudFront's event. */
export function toEdgeRequest(request: IncomingMessage): EdgeRequest {
  // Like CloudFront, resolves dot segments first: no path may leave its site's folder.
  const { pathname: uri, search } = new URL(`http://edge${request.url ?? '/'}`);
  const query = search.slice(1);
  const { cookie = '', ...headers } = { ...endToEndHeaders(request.headers), host: request.headers.host };
  return {
    method: request.method ?? 'GET',
    uri,
    // Values stay percent-encoded, as on CloudFront.
    querystring: grouped(
      query === '' ? [] : query.split('&').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')]),
    ),
    headers: grouped(Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]))),
    cookies: grouped(cookiePairs(cookie)),
  };
}

/** Returns the headers and cookies of an event, as headers for the origin. */
export const toOriginHeaders = ({ headers, cookies }: EdgeRequest): IncomingHttpHeaders => ({
  ...Object.fromEntries(
    Object.entries(headers).map(([name, { value, multiValue }]) => [name, multiValue?.map((one) => one.value).join(', ') ?? value]),
  ),
  ...(Object.keys(cookies).length > 0 && {
    cookie: Object.entries(cookies)
      .flatMap(([name, { value, multiValue }]) => (multiValue ?? [{ value }]).map((one) => `${name}=${one.value}`))
      .join('; '),
  }),
});

/** Returns the path and query of an event, for the origin. */
export function toOriginPath({ uri, querystring }: EdgeRequest): string {
  const pairs = Object.entries(querystring).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  );
  return pairs.length === 0 ? uri : `${uri}?${pairs.join('&')}`;
}

type EventType = 'viewer-request' | 'viewer-response';
type Handler = (
  eventType: EventType,
  viewerAddress: string,
  exchange: { request: EdgeRequest; response?: EdgeResponse },
  tenant?: EdgeTenant,
) => Promise<unknown>;

/** The key value store of a function. */
export interface EdgeValues {
  get(key: string): string | undefined;
}

const NO_VALUES: EdgeValues = { get: () => undefined };

/** The tenant of the current call. */
const servedTenant = new AsyncLocalStorage<EdgeTenant | undefined>();

/** Returns the module `cloudfront` of functions. It throws for a missing key or parameter, and for the tenant of a host without one. */
const cloudFrontModule = (values: EdgeValues) => ({
  kvs: () => ({
    async get(key: string): Promise<string> {
      const value = values.get(key);
      if (value === undefined) throw new Error('KeyNotFound');
      return value;
    },
  }),
  get distributionTenant() {
    const tenant = servedTenant.getStore();
    if (!tenant) throw new TypeError('distributionTenant module is not available');
    return {
      id: tenant.id,
      parameters: {
        get(name: string): string {
          const value = tenant.parameters[name];
          if (value === undefined) throw new Error('DistributionTenantParameterKeyNotFound');
          return value;
        },
      },
    };
  },
});

/**
 * Loads the source of a CloudFront Function (runtime 2.0) and runs it as the edge does: in a context without Node's globals, with
 * events passed as JSON. Stops endless loops.
 */
function handlerOf(source: string, values: EdgeValues): Handler {
  const context = createContext({
    console: { log: (...words: unknown[]) => console.log(...words) },
    cf: cloudFrontModule(values),
    crypto: { createHmac },
    Date,
  });
  new Script(withoutImports(source)).runInContext(context);
  const call = new Script('(async () => JSON.stringify(await handler(JSON.parse(event))))()');
  return async (eventType, viewerAddress, exchange, tenant) => {
    context['event'] = JSON.stringify({
      version: '1.0',
      context: { distributionDomainName: 'localhost', distributionId: 'local', eventType, requestId: randomUUID() },
      viewer: { ip: viewerAddress },
      ...exchange,
    });
    const run = () => call.runInContext(context, { timeout: RUN_MS }) as Promise<string>;
    return JSON.parse(await servedTenant.run(tenant, run)) as unknown;
  };
}

/** Loads a viewer-request function from its source. */
export function edgeFunctionFrom(source: string, values = NO_VALUES): EdgeFunction {
  const handle = handlerOf(source, values);
  return async (request, viewerAddress, tenant) =>
    (await handle('viewer-request', viewerAddress, { request }, tenant)) as EdgeRequest | EdgeResponse;
}

/** Loads a viewer-request function of infra/edge. */
export const loadEdgeFunction = (name: EdgeFunctionName, values?: EdgeValues): EdgeFunction =>
  edgeFunctionFrom(edgeFunctionSource(name), values);

/** Loads a viewer-response function of infra/edge. */
export function loadResponseFunction(name: EdgeFunctionName, values = NO_VALUES): ResponseFunction {
  const handle = handlerOf(edgeFunctionSource(name), values);
  return async (response, request, viewerAddress) =>
    (await handle('viewer-response', viewerAddress, { request, response })) as EdgeResponse;
}
