import { defineFunction } from '#functions/platform/job-definitions/define-job.ts';

/** Compares card payments with the charges at Stripe. */
export const reconcileCardsFunction = defineFunction({
  name: 'reconcile-cards',
  area: 'billing',
  memoryMb: 512,
  timeoutSeconds: 600,
  needs: ['table:read-write', 'card-payments'],
  trigger: { by: 'schedule', everyMinutes: 24 * 60 },
});
