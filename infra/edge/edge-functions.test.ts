import { readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadRequestFunction } from '#infra/edge/edge-function-fixture.ts';
import { type EdgeFunctionName, edgeFunctionSource } from '#infra/edge/edge-source.ts';

const NAMES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('.js', '') as EdgeFunctionName);

/** What runtime 2.0 supports beyond ES 5.1; not `for…of`, destructuring, spread and `?.`. */
const RUNTIME_2 = { 'const-and-let': true, arrow: true, 'template-literal': true, 'async-await': true, 'exponent-operator': true };

const printed = (source: string, options: Parameters<typeof transformSync>[1]): string =>
  transformSync(source, { ...options, charset: 'utf8' }).code;

describe.each(NAMES)('%s', (name) => {
  test('is within the size limit of CloudFront Functions', () => {
    expect(Buffer.byteLength(edgeFunctionSource(name))).toBeLessThanOrEqual(10 * 1024);
  });

  test('uses no syntax that the runtime lacks', () => {
    expect(printed(edgeFunctionSource(name), { target: 'es5', supported: RUNTIME_2 })).toBe(
      printed(edgeFunctionSource(name), { target: 'esnext' }),
    );
  });

  test('loads without Node’s globals', () => {
    expect(loadRequestFunction(name)).toBeTypeOf('function');
  });
});
