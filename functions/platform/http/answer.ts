import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { parse } from '#shared/model/fields.ts';
import { storedForm } from '#shared/model/stored-form.ts';
import type { Reply } from '#functions/platform/http/use-case.ts';

export const isReply = (result: unknown): result is Reply<unknown> =>
  typeof result === 'object' && result !== null && 'data' in result && 'cookies' in result;

/**
 * Parses an answer by its response schema, which drops undeclared fields. Throws, as an internal error, if the answer breaks the schema.
 * Input rules are not applied: stored values may be older than a rule.
 */
export function parseAnswer({ response }: Pick<Endpoint, 'response'>, data: unknown): unknown {
  const parsed = parse(storedForm(response), data);
  if (parsed.ok) return parsed.value;
  throw new Error(`The answer breaks its schema at ${parsed.errors.map(({ path, rule }) => `${path} (${rule})`).join(', ')}`);
}
