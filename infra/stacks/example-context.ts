import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/build/paths.ts';

/** Returns the context of cdk.json: example settings and the library's feature flags. */
export const exampleContext = (): Record<string, unknown> =>
  (JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> }).context;
