import { bootstrap } from '#functions/jobs/bootstrap/bootstrap.ts';
import { bootstrapDependencies } from '#functions/wiring/jobs.ts';

export const handler = bootstrap(bootstrapDependencies(process.env));
