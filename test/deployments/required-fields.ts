import * as z from 'zod';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The fields of a request, by path (`sheets.*.image`): those that a page has to send, and all that are known. */
export interface RequestFields {
  required: string[];
  known: string[];
}

/** Released requests by method and path. */
export type ReleasedRequests = Record<string, RequestFields>;

const NOTHING: RequestFields = { required: [], known: [] };

const merged = (all: readonly RequestFields[]): RequestFields => ({
  required: [...new Set(all.flatMap(({ required }) => required))],
  known: [...new Set(all.flatMap(({ known }) => known))],
});

/** Of a union, a field is required only if each alternative requires it. */
const alternatives = (all: readonly RequestFields[]): RequestFields => ({
  required: (all[0]?.required ?? []).filter((path) => all.every(({ required }) => required.includes(path))),
  known: merged(all).known,
});

function fieldsOf(schema: unknown, path: string): RequestFields {
  if (typeof schema !== 'object' || schema === null) return NOTHING;
  const { properties = {}, required = [], items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema as JsonSchema;
  const own = Object.entries(properties).map(([name, property]) => {
    const at = `${path}.${name}`;
    return merged([{ required: required.includes(name) ? [at] : [], known: [at] }, fieldsOf(property, at)]);
  });
  const all = (schemas: readonly unknown[]) => schemas.map((one) => fieldsOf(one, path));
  const within = [fieldsOf(items, `${path}[]`), fieldsOf(additionalProperties, `${path}.*`)];
  return merged([...own, ...within, ...all(allOf), alternatives(all(anyOf)), alternatives(all(oneOf))]);
}

/** The fields of the queries and bodies of every endpoint, as the API contract has them now. */
export function requestsNow(): ReleasedRequests {
  const endpoints: Endpoint[] = Object.values(apiContract).flatMap((family) => Object.values(family));
  return Object.fromEntries(
    endpoints.map(({ method, path, query, body }) => {
      const parts = Object.entries({ query, body }).map(([name, schema]) =>
        schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name) : NOTHING,
      );
      const { required, known } = merged(parts);
      return [`${method} ${path}`, { required: required.toSorted(), known: known.toSorted() }];
    }),
  );
}

/** The field that a field is in, past lists and records. */
const containerOf = (path: string): string => path.replace(/\.[^.]+$/, '').replace(/(?:\.\*|\[\])+$/, '');

/** What a page that sends released requests would be refused for: endpoints that are gone, fields that became required or unknown. */
export function brokenRequests(released: ReleasedRequests, now: ReleasedRequests): string[] {
  return Object.entries(released).flatMap(([endpoint, before]) => {
    const after = now[endpoint];
    if (!after) return [`${endpoint} is gone`];
    // A new field may require what is in it: no released page sends it.
    const isSent = (path: string) => !path.includes('.') || before.known.includes(path);
    return [
      ...after.required
        .filter((path) => !before.required.includes(path) && isSent(containerOf(path)))
        .map((path) => `${endpoint}: ${path} became required`),
      ...before.known.filter((path) => !after.known.includes(path)).map((path) => `${endpoint}: ${path} is not accepted any more`),
    ];
  });
}
