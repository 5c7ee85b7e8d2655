import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { chargeCardJob } from '#functions/billing/job-definitions/charge-card.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { carryOutRefund } from '#functions/billing/services/refund/carry-out-refund.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { openSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const secrets = openSecrets();
const table = openTable(process.env);

const cards = cardDependencies(process.env, table, secrets);
const refunds = {
  ...cards,
  accounts: accountStore(table),
  payments: paymentStore(table),
  ledger: ledgerStore(table, systemClock),
  refunds: refundStore(table, systemClock),
};

export const handler = withSecrets(
  secrets,
  runJob(
    chargeCardJob,
    jobRunner(table),
    chargeCard(cards, (accountId, refundId) => carryOutRefund(refunds, accountId, refundId)),
  ),
);
