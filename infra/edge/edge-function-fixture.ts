import { createContext, runInContext } from 'node:vm';
import { createHmac } from 'node:crypto';
import { type EdgeFunctionName, edgeScriptSource } from '#infra/edge/edge-source.ts';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The result of a function: the request, possibly changed, or a response. */
export interface EdgeResult {
  uri?: string;
  statusCode?: number;
  statusDescription?: string;
  headers?: Values;
  cookies?: Record<string, { value: string; attributes?: string }>;
  body?: string | { encoding: string; data: string };
}

/** The content of the key value store that a function reads. */
export type EdgeStoreValues = Pick<ReadonlyMap<string, string>, 'get'>;
const EMPTY_STORE: EdgeStoreValues = new Map();

/** Returns the key value store of a function. It throws for a missing key. */
const keyValueStore = (values: EdgeStoreValues) => ({
  async get(key: string) {
    const value = values.get(key);
    if (value === undefined) throw new Error(`KeyNotFound: ${key}`);
    return value;
  },
});

/** The parameters of the distribution tenant that a request is served for. */
type TenantParameters = Readonly<Record<string, string>>;

/** Returns the tenant of a function. It throws for a missing parameter, and for any read on a standard distribution. */
function distributionTenant(parameters: TenantParameters | undefined) {
  if (!parameters) throw new TypeError('distributionTenant module is not available');
  const get = (name: string): string => {
    const value = parameters[name];
    if (value === undefined) throw new Error('DistributionTenantParameterKeyNotFound');
    return value;
  };
  return { id: 'dt_1', parameters: { get } };
}

function queryValues(query: string): Values {
  const values: Values = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    const present = values[name];
    values[name] = present ? { ...present, multiValue: [...(present.multiValue ?? [{ value: present.value }]), { value }] } : { value };
  }
  return values;
}

/** Loads a function as the edge does: from its source, into a context without Node's globals. */
function handlerOf(
  name: EdgeFunctionName,
  values: EdgeStoreValues,
  now = Date.now,
): (event: unknown, tenant?: TenantParameters) => Promise<EdgeResult> {
  let parameters: TenantParameters | undefined;
  const cf = {
    kvs: () => keyValueStore(values),
    get distributionTenant() {
      return distributionTenant(parameters);
    },
  };
  const context = createContext({ cf, crypto: { createHmac }, Date: { now } });
  runInContext(edgeScriptSource(name), context, { filename: name });
  const handler = context['handler'] as (event: unknown) => EdgeResult | Promise<EdgeResult>;
  return async (event, tenant) => {
    // Functions read the tenant before their first `await`.
    parameters = tenant;
    return handler(event);
  };
}

interface GivenRequest {
  uri: string;
  host: string;
  query: string;
  /** GET by default. */
  method?: string;
  headers?: Values;
  cookies?: Values;
  /** The parameters of the tenant, on custom domains. */
  tenant?: TenantParameters;
}

const requestFor = ({ uri, host, query, method = 'GET', headers = {}, cookies = {} }: GivenRequest) => ({
  method,
  uri,
  querystring: queryValues(query),
  headers: { ...headers, host: { value: host } },
  cookies,
});

const viewer = { ip: '203.0.113.7' };

/** Loads a viewer-request function. `now`: its time in milliseconds. */
export function loadRequestFunction(
  name: EdgeFunctionName,
  values: EdgeStoreValues = EMPTY_STORE,
  now?: () => number,
): (request: GivenRequest) => Promise<EdgeResult> {
  const handler = handlerOf(name, values, now);
  return (request) => handler({ request: requestFor(request), viewer }, request.tenant);
}

/** Loads a viewer-response function, to be called with the response to a request for a site's home. */
export function loadResponseFunction(
  name: EdgeFunctionName,
  values: EdgeStoreValues = EMPTY_STORE,
): (response: EdgeResult, query?: string, host?: string, uri?: string) => Promise<EdgeResult> {
  const handler = handlerOf(name, values);
  return (response, query = '', host = 'abcdefghij12.sites.example.com', uri = '/') => {
    const request = requestFor({ uri, host, query });
    return handler({ request, response, viewer });
  };
}
