import { reconcile } from '#functions/jobs/reconcile/reconcile.ts';
import { reconcileDependencies } from '#functions/wiring/jobs.ts';

export const handler = reconcile(reconcileDependencies(process.env));
