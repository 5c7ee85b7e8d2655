/** Builds everything into `dist`: the console, the functions, the platform's own pages. */
import { buildConsole } from '#infra/build/build-console.ts';
import { buildFunctions } from '#infra/build/build-functions.ts';
import { buildPages } from '#infra/build/build-pages.ts';

await Promise.all([buildFunctions(), buildPages(), buildConsole()]);
