import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';

/**
 * Returns the sites whose page views an invoice bills. The closing that issued the invoice has ended the metering of that month, so the sum
 * of the page views remains the billed number.
 */
export const getBilledSites =
  ({ payments, pageViews }: BillDependencies): UseCase<typeof bill.sites> =>
  async ({ caller, params: { number } }) => {
    const payment = await payments.find(caller.scope, number);
    const { lines } = await payments.findInvoice(payment);
    const month = lines.find(({ kind, usage }) => kind === 'page-views' && usage !== null)?.month;
    const sites = month === undefined ? [] : await pageViews.sitesOf(payment.accountId, month);
    return {
      sites: sites.filter(({ views }) => views > 0).map(({ siteId, siteName, views }) => ({ siteId, siteName, views })),
    };
  };
