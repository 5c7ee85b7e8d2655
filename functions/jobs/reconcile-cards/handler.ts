import { reconcileCards } from '#functions/jobs/reconcile-cards/reconcile-cards.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { cardDependencies } from '#functions/wiring/cards.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);

export const handler = withSecrets(
  secrets,
  reconcileCards({
    ...jobRunner(table),
    ...cardDependencies(process.env, table, secrets),
    accounts: accountStore(table),
    payments: paymentStore(table),
  }),
);
