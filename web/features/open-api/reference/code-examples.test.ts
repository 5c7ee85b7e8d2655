import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPEN_OPERATIONS } from '#shared/api-contract/endpoints/open-operations.ts';
import { api } from '#shared/messages/jp/console/api.ts';
import { API_SCOPES } from '#shared/model/open-api/api-access.ts';
import { operationKey, scopeKey } from '#web/features/open-api/operation-groups.ts';
import { codeExample } from '#web/features/open-api/reference/code-examples.ts';
import { exampleBodyOf } from '#web/features/open-api/reference/operation-input.ts';

it('API reference contains a text for every open endpoint and scope', () => {
  const textAt = (key: string): unknown => key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], api);
  for (const operation of OPEN_OPERATIONS) expect([operation.id, typeof textAt(operationKey(operation))]).toEqual([operation.id, 'string']);
  for (const scope of API_SCOPES) expect([scope, typeof textAt(scopeKey(scope))]).toEqual([scope, 'string']);
});

it('exampleBodyOf returns a valid body for every endpoint with a body, else undefined', () => {
  for (const operation of OPEN_OPERATIONS) {
    const { body } = operation.endpoint;
    const example = exampleBodyOf(operation);
    expect([operation.id, body?.safeParse(example).success]).toEqual([operation.id, example && true]);
  }
});

const requests = fc.record({
  method: fc.constantFrom('POST', 'PUT'),
  url: fc.webUrl(),
  body: fc.dictionary(
    fc.string({ minLength: 1 }),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  ),
});

it('codeExample in JavaScript sends exactly the given request', async () => {
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, url, body }) => {
      const sent: unknown[] = [];
      const fetchStub = async (to: string, init: { method: string; body: string }) => {
        sent.push([to, init.method, JSON.parse(init.body)]);
        return { ok: true, json: async () => ({ data: {}, message: 'OK' }) };
      };
      const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
        ...names: string[]
      ) => (fetch: unknown) => Promise<void>;
      await new AsyncFunction('fetch', codeExample('javascript', { method, url, body }))(fetchStub);
      expect(sent).toEqual([[url, method, JSON.parse(JSON.stringify(body))]]);
    }),
    { numRuns: 50, examples: [[{ method: 'POST', url: 'https://example.com', body: JSON.parse('{"__proto__":null,"x\\"__proto__":1}') }]] },
  );
});

it('codeExample for curl quotes the body so that the shell passes it unchanged', () => {
  fc.assert(
    fc.property(requests, ({ method, url, body }) => {
      const printed = codeExample('curl', { method, url, body }).replace(/^curl/, 'for word in').replace('$(uuidgen)', 'id');
      const words = execFileSync('sh', ['-c', `${printed}; do printf '%s\\0' "$word"; done`], { encoding: 'utf8' }).split('\0');
      expect(words).toContain(JSON.stringify(body));
      expect(words).toContain(url);
    }),
    { numRuns: 20 },
  );
});

it('codeExample in Python contains Python literals', () => {
  const code = codeExample('python', { method: 'POST', url: 'https://example.com/news', body: { a: null, b: true, c: ['x'] } });
  expect(code).toContain('"a": None,');
  expect(code).toContain('"b": True,');
  expect(code).toContain('"c": ["x"],');
});
