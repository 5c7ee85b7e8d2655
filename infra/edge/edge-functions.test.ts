import { readdirSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadRequestFunction, readEdgeSource } from '#infra/edge/edge-function-fixture.ts';

const FILES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.js'));

/** Beyond ES 5.1, CloudFront Functions (runtime 2.0) list these; neither `for…of`, destructuring, spread nor `?.`. */
const RUNTIME_2 = { 'const-and-let': true, arrow: true, 'template-literal': true, 'async-await': true, 'exponent-operator': true };

const printed = (source: string, options: Parameters<typeof transformSync>[1]): string =>
  transformSync(source, { ...options, charset: 'utf8' }).code;

describe.each(FILES)('%s', (file) => {
  test('fits into a CloudFront Function', () => {
    expect(Buffer.byteLength(readEdgeSource(file))).toBeLessThanOrEqual(10 * 1024);
  });

  test('uses no syntax that the runtime lacks', () => {
    expect(printed(readEdgeSource(file), { target: 'es5', supported: RUNTIME_2 })).toBe(
      printed(readEdgeSource(file), { target: 'esnext' }),
    );
  });

  test('loads without anything of Node', () => {
    expect(loadRequestFunction(file)).toBeTypeOf('function');
  });
});
