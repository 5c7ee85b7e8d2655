import { bootstrap } from '#functions/jobs/bootstrap/bootstrap.ts';
import { bootstrapDependencies } from '#functions/wiring.ts';

export const handler = bootstrap(bootstrapDependencies(process.env));
