import { createContext, runInContext } from 'node:vm';
import { type EdgeFunctionName, edgeFunctionSource, STORE_IMPORT } from '#infra/edge/edge-source.ts';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The result of a function: the request, possibly changed, or a response. */
export interface EdgeResult {
  uri?: string;
  statusCode?: number;
  statusDescription?: string;
  headers?: Values;
  body?: string | { encoding: string; data: string };
}

/** The content of the key value store that a function reads. */
export type EdgeStoreValues = Pick<ReadonlyMap<string, string>, 'get'>;
const EMPTY_STORE: EdgeStoreValues = new Map();

/** The key value store as a function sees it: a missing key is an error. */
const keyValueStore = (values: EdgeStoreValues) => ({
  async get(key: string) {
    const value = values.get(key);
    if (value === undefined) throw new Error(`KeyNotFound: ${key}`);
    return value;
  },
});

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
function handlerOf(name: EdgeFunctionName, values: EdgeStoreValues): (event: unknown) => Promise<EdgeResult> {
  const context = createContext({ cf: { kvs: () => keyValueStore(values) } });
  runInContext(edgeFunctionSource(name).replace(STORE_IMPORT, ''), context, { filename: name });
  const handler = context['handler'] as (event: unknown) => EdgeResult | Promise<EdgeResult>;
  return async (event) => handler(event);
}

interface GivenRequest {
  uri: string;
  host: string;
  query: string;
  headers?: Values;
}

const requestFor = ({ uri, host, query, headers = {} }: GivenRequest) => ({
  method: 'GET',
  uri,
  querystring: queryValues(query),
  headers: { ...headers, host: { value: host } },
  cookies: {},
});

const viewer = { ip: '203.0.113.7' };

/** Loads a viewer-request function. */
export function loadRequestFunction(
  name: EdgeFunctionName,
  values: EdgeStoreValues = EMPTY_STORE,
): (request: GivenRequest) => Promise<EdgeResult> {
  const handler = handlerOf(name, values);
  return (request) => handler({ request: requestFor(request), viewer });
}

/** Loads a viewer-response function, to be called with the response to a request for a site's home. */
export function loadResponseFunction(
  name: EdgeFunctionName,
  values: EdgeStoreValues = EMPTY_STORE,
): (response: EdgeResult, query?: string) => Promise<EdgeResult> {
  const handler = handlerOf(name, values);
  return (response, query = '') => {
    const request = requestFor({ uri: '/', host: 'abcdefghij12.sites.example.com', query });
    return handler({ request, response, viewer });
  };
}
