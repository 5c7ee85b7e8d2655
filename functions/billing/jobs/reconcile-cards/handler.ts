import { reconcileCards } from '#functions/billing/jobs/reconcile-cards/reconcile-cards.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);

export const handler = withSecrets(
  secrets,
  reconcileCards({
    ...jobRunner(table),
    ...cardDependencies(process.env, table, secrets),
    accounts: accountStore(table),
    payments: paymentStore(table),
    ledger: ledgerStore(table, systemClock),
  }),
);
