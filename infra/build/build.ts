/** Builds the console, the functions and the platform's own pages into `dist`. */
import { buildConsole } from '#infra/build/build-console.ts';
import { buildFunctions } from '#infra/build/build-functions.ts';
import { buildPages } from '#infra/build/build-pages.ts';
import { withBuildStamp } from '#infra/build/build-stamp.ts';

await withBuildStamp(() => Promise.all([buildFunctions(), buildPages(), buildConsole()]));
