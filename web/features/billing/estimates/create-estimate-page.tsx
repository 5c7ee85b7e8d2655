import { Alert } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';
import {
  draftOfAccount,
  draftOfEstimate,
  emptyDraft,
  type EstimateDraft,
  type PlanLine,
} from '#web/features/billing/estimates/estimate-draft.ts';
import { EstimateForm } from '#web/features/billing/estimates/estimate-form.tsx';
import { useEstimate } from '#web/features/billing/estimates/estimate-queries.ts';
import { useBillingSettings } from '#web/features/billing/payment-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { userApi } from '#web/lib/api/user-api.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { billingSettingsPath, estimateListPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Reads an account with its billing data. */
function useAddressee(accountId: string | null) {
  const user = useUser();
  const endpoints = userApi(user);
  return useQuery({
    queryKey: ['addressee', accountId],
    queryFn: async ({ signal }) => {
      const [account, billing] = await Promise.all([
        endpoints?.get({ params: { id: accountId ?? '' } }, { signal }),
        api.bill.billingData({ query: { accountId: accountId ?? '' } }, { signal }),
      ]);
      return account && { account: account.user, data: billing.data };
    },
    enabled: accountId !== null,
  });
}

/** Writes a quotation: for an account or a plan that it requested, instead of another quotation, or for a company without one. */
export function CreateEstimatePage() {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const [parameters] = useSearchParams();
  const [replaces, planId] = [parameters.get('replaces'), parameters.get('plan')];
  const replaced = useEstimate(replaces);
  const accountId = replaces === null ? parameters.get('account') : (replaced.data?.accountId ?? null);
  const addressee = useAddressee(replaces === null ? accountId : null);
  const plans = usePlans({ isEnabled: planId !== null });
  const settings = useBillingSettings();
  const month = nextMonth(useMonth());
  const today = japaneseDay(serverNow());
  const needed = [
    settings,
    ...(replaces === null ? [] : [replaced]),
    ...(replaces === null && accountId !== null ? [addressee] : []),
    ...(planId === null ? [] : [plans]),
  ];
  const waiting = needed.find(({ data }) => data === undefined);
  if (waiting) {
    const missing = <MissingItem icon={IconFileOff} title={t('missing')} back={{ path: estimateListPath(user), label: t('back') }} />;
    return <LoadStatePage title={t('create')} width="form" failed={t('failed')} query={waiting} missing={missing} />;
  }
  const plan = plans.data?.find(({ id }) => id === planId);
  const offered = plan && { plan, month, textOf: (line: PlanLine, planName: string) => t(`planLine.${line}`, { plan: planName }) };
  const initialDraft = (): EstimateDraft => {
    if (replaced.data) return draftOfEstimate(replaced.data, today);
    return addressee.data ? draftOfAccount(addressee.data.account, addressee.data.data, offered, today) : emptyDraft(today);
  };
  return (
    <Page title={t('create')} lead={t(replaces === null ? 'createLead' : 'replaceLead', { number: replaces ?? '' })} width="form">
      {settings.data?.settings ? (
        <EstimateForm key={replaces ?? accountId ?? ''} initial={initialDraft()} accountId={accountId} replaces={replaces} />
      ) : (
        <Alert color="danger" variant="light">
          {t('noSettings')} <Link to={billingSettingsPath(user)}>{t('toSettings')}</Link>
        </Alert>
      )}
    </Page>
  );
}
