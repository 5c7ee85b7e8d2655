import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** What a viewer-request function answers: the request, perhaps changed, or a response. */
export interface EdgeResult {
  uri?: string;
  statusCode?: number;
  headers?: Values;
  body?: string;
}

/** Source of a CloudFront Function of this folder. */
export const edgeSource = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

function queryValues(query: string): Values {
  const values: Values = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    const present = values[name];
    values[name] = present ? { ...present, multiValue: [...(present.multiValue ?? [{ value: present.value }]), { value }] } : { value };
  }
  return values;
}

/** Loads a viewer-request function the way the edge does, from its text, into a world without Node's globals. */
export function edgeFunction(file: string): (request: { uri: string; host: string; query: string }) => EdgeResult {
  const context = createContext({});
  runInContext(edgeSource(file), context, { filename: file });
  const handler = context['handler'] as (event: unknown) => EdgeResult;
  return ({ uri, host, query }) =>
    handler({
      request: { method: 'GET', uri, querystring: queryValues(query), headers: { host: { value: host } }, cookies: {} },
      viewer: { ip: '203.0.113.7' },
    });
}
