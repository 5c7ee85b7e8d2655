import { readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadRequestFunction } from '#infra/edge/edge-function-fixture.ts';
import { type EdgeFunctionName, edgeFunctionSource } from '#infra/edge/edge-source.ts';

const NAMES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('.js', '') as EdgeFunctionName);

/** The syntax beyond ES 5.1 that runtime 2.0 supports. It lacks `for…of`, destructuring, spread and `?.`. */
const RUNTIME_2 = { 'const-and-let': true, arrow: true, 'template-literal': true, 'async-await': true, 'exponent-operator': true };

const printed = (source: string, options: Parameters<typeof transformSync>[1]): string =>
  transformSync(source, { ...options, charset: 'utf8' }).code;

/** A function is one file, so code that several functions need is copied. */
const COPIED = ['siteOfTenant', 'valueOf', 'queryOf'];

test.each(COPIED)('%s has the same source in every edge function that contains it', (copied) => {
  const definition = new RegExp(`^(?:async )?function ${copied}\\([^]*?^}`, 'm');
  const copies = NAMES.flatMap((name) => definition.exec(edgeFunctionSource(name))?.slice(0, 1) ?? []);
  expect(copies.length).toBeGreaterThan(1);
  expect(new Set(copies).size).toBe(1);
});

describe.each(NAMES)('%s', (name) => {
  test('stays within the size limit of CloudFront Functions', () => {
    expect(Buffer.byteLength(edgeFunctionSource(name))).toBeLessThanOrEqual(10 * 1024);
  });

  test('uses only syntax that the runtime supports', () => {
    expect(printed(edgeFunctionSource(name), { target: 'es5', supported: RUNTIME_2 })).toBe(
      printed(edgeFunctionSource(name), { target: 'esnext' }),
    );
  });

  test('loads without Node’s globals', () => {
    expect(loadRequestFunction(name)).toBeTypeOf('function');
  });
});
