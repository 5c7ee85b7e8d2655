/** Builds the console, the functions and the platform's own pages into `dist`. */
import { buildConsole } from '#infra/build/build-console.ts';
import { buildFunctions } from '#infra/build/build-functions.ts';
import { buildPages } from '#infra/build/build-pages.ts';
import { withBuildStamp } from '#infra/build/build-stamp.ts';

// Tests start the product with NODE_ENV "test", for which Vite would bundle React for development: twice the size, and every effect
// run twice.
process.env['NODE_ENV'] = 'production';

await withBuildStamp(() => Promise.all([buildFunctions(), buildPages(), buildConsole()]));
