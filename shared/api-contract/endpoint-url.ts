import { API_ROOT, type Endpoint } from '#shared/api-contract/endpoint.ts';

/** The inputs of a call to any endpoint. */
export interface ApiCall {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Returns path and query string of a call, including `API_ROOT`. Omits undefined query values. */
export function endpointUrl(endpoint: Endpoint, { params = {}, query = {} }: ApiCall): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${API_ROOT}${path}${search && `?${search}`}`;
}
