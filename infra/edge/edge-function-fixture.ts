import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The result of a function: the request, possibly changed, or a response. */
export interface EdgeResult {
  uri?: string;
  statusCode?: number;
  statusDescription?: string;
  headers?: Values;
  body?: string;
}

/** The source of a CloudFront Function in this folder. */
export const readEdgeSource = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

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
function handlerOf(file: string): (event: unknown) => EdgeResult {
  const context = createContext({});
  runInContext(readEdgeSource(file), context, { filename: file });
  return context['handler'] as (event: unknown) => EdgeResult;
}

const requestFor = ({ uri, host, query }: { uri: string; host: string; query: string }) => ({
  method: 'GET',
  uri,
  querystring: queryValues(query),
  headers: { host: { value: host } },
  cookies: {},
});

const viewer = { ip: '203.0.113.7' };

/** Loads a viewer-request function. */
export function loadRequestFunction(file: string): (request: { uri: string; host: string; query: string }) => EdgeResult {
  const handler = handlerOf(file);
  return (request) => handler({ request: requestFor(request), viewer });
}

/** Loads a viewer-response function, to be called with the response to a request for a site's home. */
export function loadResponseFunction(file: string): (response: EdgeResult, query?: string) => EdgeResult {
  const handler = handlerOf(file);
  return (response, query = '') => {
    const request = requestFor({ uri: '/', host: 'abcdefghij12.sites.example.com', query });
    return handler({ request, response, viewer });
  };
}
