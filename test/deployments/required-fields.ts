import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The required fields of requests by method and path. */
export type RequiredFields = Record<string, string[]>;

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

/** Returns the fields of the queries and bodies of every endpoint, as the API contract has them now. */
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

/** Returns the path of the object that contains a field, without lists and records. */
const containerOf = (path: string): string => path.replace(/\.[^.]+$/, '').replace(/(?:\.\*|\[\])+$/, '');

/** Returns the fields that requests require now and did not require before. */
export function newlyRequired(before: ReleasedRequests, now: ReleasedRequests): string[] {
  return Object.entries(before).flatMap(([endpoint, { required, known }]) => {
    // Inside a new field, fields may be required: no earlier client sends the new field.
    const isSent = (path: string) => !path.includes('.') || known.includes(path);
    return (now[endpoint]?.required ?? [])
      .filter((path) => !required.includes(path) && isSent(containerOf(path)))
      .map((path) => `${endpoint}: ${path} became required`);
  });
}

/** Returns the reasons why released requests would be refused: removed endpoints, and fields that became required or unknown. */
export function brokenRequests(released: ReleasedRequests, now: ReleasedRequests): string[] {
  return Object.entries(released).flatMap(([endpoint, before]) => {
    const after = now[endpoint];
    if (!after) return [`${endpoint} is gone`];
    return [
      ...newlyRequired({ [endpoint]: before }, now),
      ...before.known.filter((path) => !after.known.includes(path)).map((path) => `${endpoint}: ${path} is not accepted any more`),
    ];
  });
}

/** Returns the required fields of every endpoint, as the API contract has them now. */
export const requiredNow = (): RequiredFields =>
  Object.fromEntries(Object.entries(requestsNow()).map(([endpoint, { required }]) => [endpoint, required]));

/** Returns fields that became required since the list was written. There must never be any: clients of any age may omit them. */
export const addedToRequired = (listed: RequiredFields, released: ReleasedRequests): string[] =>
  newlyRequired(
    Object.fromEntries(
      Object.entries(listed).map(([endpoint, required]) => [endpoint, { required, known: released[endpoint]?.known ?? required }]),
    ),
    requestsNow(),
  );

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8')) as T;
export const readReleasedRequests = (): Promise<ReleasedRequests> => read('released-requests.json');
export const readRequiredFields = (): Promise<RequiredFields> => read('required-fields.json');
