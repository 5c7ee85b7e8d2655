import path from 'node:path';
import { build } from 'vite';
import { ROOT } from '#infra/build/paths.ts';

/** Builds the console into `dist/console`, as configured in `web/vite.config.ts`. */
export async function buildConsole(): Promise<void> {
  await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), logLevel: 'warn' });
}
