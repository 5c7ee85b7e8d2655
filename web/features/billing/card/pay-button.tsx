import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Payment } from '#shared/model/billing/payment.ts';
import { useCard, usePayByCard, useRefreshPayment } from '#web/features/billing/payment-queries.ts';
import { paymentMethodPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { isPayableByCard } from '#shared/rules/billing/ledger.ts';

/** Query parameters that Stripe adds to the URL when it returns from authentication. */
const RETURNED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'] as const;

/** Settles the payment after the card holder returns from authentication, and shows the outcome. */
function useReturnFromAuthentication(number: string, mayPay: boolean): void {
  const { t } = useTranslation('card');
  const [search, changeQuery] = useUrlQuery();
  const { mutate } = useRefreshPayment(number);
  const hasReturned = mayPay && search.has(RETURNED[0]);
  const isHandled = useRef(false);
  useEffect(() => {
    if (!hasReturned || isHandled.current) return;
    isHandled.current = true;
    changeQuery((newest) => {
      for (const name of RETURNED) newest.delete(name);
      return newest;
    });
    mutate(undefined, {
      onSuccess: ({ payment: { state } }) => {
        if (state === 'FAILED') toast.failure(t('pay.failed'));
        else toast.success(t(state === 'PAID' ? 'pay.done' : 'pay.pending'));
      },
    });
  }, [hasReturned, changeQuery, mutate, t]);
}

/** Pays a failed payment or an open transfer while the card holder is present, or resumes the authentication. */
export function PayButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('card');
  const mayPay = useMayDo('payment:pay');
  const pay = usePayByCard(payment);
  useReturnFromAuthentication(payment.number, mayPay);
  const user = useUser();
  const isProcessing = payment.state === 'PROCESSING';
  const isOffered = mayPay && (isPayableByCard(payment) || isProcessing);
  const { data, isPending } = useCard({ isEnabled: isOffered });
  if (!isOffered || (isPending && !isProcessing)) return null;
  if (data?.card === null && !isProcessing)
    return (
      <Button component={Link} to={paymentMethodPath(user)} variant="default">
        {t('pay.register')}
      </Button>
    );
  const submit = (): void =>
    pay.mutate(undefined, {
      onSuccess: ({ payment: paid, url }) => {
        if (url !== null) return;
        if (paid.state === 'FAILED') toast.failure(t('pay.failed'));
        else toast.success(t(paid.state === 'PAID' ? 'pay.done' : 'pay.pending'));
      },
      onError: (error) => toast.error(error, t('pay.failed')),
    });
  return (
    <Button loading={pay.isPending} onClick={submit}>
      {t(isProcessing ? 'pay.proceed' : 'pay.action')}
    </Button>
  );
}
