import { endpointUrl } from '#shared/api-contract/endpoint-url.ts';
import { openRoute } from '#shared/api-contract/endpoint.ts';
import type { OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import { ulid } from '#shared/model/fields.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/model/limits.ts';
import { parametersOf } from '#web/features/open-api/reference/operation-input.ts';

/** Input for a call of an endpoint. */
export interface OpenCall {
  /** An API key, or the id of an access that is authenticated by IP address. */
  credential: string;
  /** The values by the name of the parameter. */
  parameters: Readonly<Record<string, string>>;
  /** JSON; `undefined` for an endpoint without a body. */
  body: string | undefined;
}

export interface OpenCallAnswer {
  status: number;
  body: string;
  /** `null` if the answer has no rate headers. */
  rate: { limit: string; remaining: string } | null;
}

/** Returns the URL of a call. Path parameters without a value stay placeholders, such as `{id}`. */
export function openUrl(operation: OpenOperation, parameters: Readonly<Record<string, string>>): string {
  const given = (place: 'path' | 'query') =>
    Object.fromEntries(
      parametersOf(operation)
        .filter((one) => one.in === place && (parameters[one.name] ?? '') !== '')
        .map(({ name }) => [name, parameters[name]]),
    );
  const placeholders = Object.fromEntries(Object.keys(operation.endpoint.params?.shape ?? {}).map((name) => [name, `{${name}}`]));
  const url = endpointUrl(
    { ...operation.endpoint, ...openRoute(operation.endpoint) },
    { params: { ...placeholders, ...given('path') }, query: given('query') },
  );
  return url.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const proofOf = (credential: string): Record<string, string> =>
  ulid().safeParse(credential).success ? { 'x-api-access': credential } : { authorization: `Bearer ${credential}` };

const indentedJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Calls an endpoint as a machine: with the credential, and without the cookies of the console. */
export async function callOpenApi(operation: OpenOperation, { credential, parameters, body }: OpenCall): Promise<OpenCallAnswer> {
  const { method } = operation.endpoint;
  const response = await fetch(openUrl(operation, parameters), {
    method,
    credentials: 'omit',
    headers: {
      ...proofOf(credential),
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const [limit, remaining] = [response.headers.get('ratelimit-limit'), response.headers.get('ratelimit-remaining')];
  return {
    status: response.status,
    body: indentedJson(await response.text()),
    rate: limit !== null && remaining !== null ? { limit, remaining } : null,
  };
}
