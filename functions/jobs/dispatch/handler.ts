import { dispatch } from '#functions/jobs/dispatch/dispatch.ts';
import { dispatchDependencies } from '#functions/wiring/jobs.ts';

export const handler = dispatch(dispatchDependencies(process.env));
