import { readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadRequestFunction, readEdgeSource } from '#infra/edge/edge-function-fixture.ts';

const FILES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.js'));

/** What runtime 2.0 supports beyond ES 5.1; not `for…of`, destructuring, spread and `?.`. */
const RUNTIME_2 = { 'const-and-let': true, arrow: true, 'template-literal': true, 'async-await': true, 'exponent-operator': true };

const printed = (source: string, options: Parameters<typeof transformSync>[1]): string =>
  transformSync(source, { ...options, charset: 'utf8' }).code;

describe.each(FILES)('%s', (file) => {
  test('is within the size limit of CloudFront Functions', () => {
    expect(Buffer.byteLength(readEdgeSource(file))).toBeLessThanOrEqual(10 * 1024);
  });

  test('uses no syntax that the runtime lacks', () => {
    expect(printed(readEdgeSource(file), { target: 'es5', supported: RUNTIME_2 })).toBe(
      printed(readEdgeSource(file), { target: 'esnext' }),
    );
  });

  test('loads without Node’s globals', () => {
    expect(loadRequestFunction(file)).toBeTypeOf('function');
  });
});
