import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Card } from '#shared/model/billing/card.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { useCard, useOpenCheckout, useRemoveCard, useSaveCard } from '#web/features/billing/payment-queries.ts';
import { BillingDataPanel } from '#web/features/billing/shared/billing-data/billing-data-panel.tsx';
import { OwnRecipients } from '#web/features/billing/recipients/own-recipients.tsx';
import { paymentListPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const BRANDS = ['visa', 'mastercard', 'jcb', 'amex'] as const;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the network of a card, which is also the key of its label; `other` for an unknown one. */
const brandOf = (brand: string) => BRANDS.find((known) => known === brand) ?? 'other';

const hasExpired = ({ expMonth, expYear }: Card): boolean => `${expYear}-${twoDigits(expMonth)}` < monthOf(serverNow());

const SESSION = 'session';

/** Saves the card once its holder has returned from Stripe's page. Returns whether the request is running. */
function useReturnFromCheckout(): boolean {
  const { t } = useTranslation('card');
  const [search, changeQuery] = useUrlQuery();
  const { mutate, isPending } = useSaveCard();
  const sessionId = search.get(SESSION);
  const isHandled = useRef(false);
  useEffect(() => {
    if (sessionId === null || isHandled.current) return;
    isHandled.current = true;
    changeQuery((newest) => {
      newest.delete(SESSION);
      return newest;
    });
    mutate(sessionId, {
      onSuccess: () => toast.success(t('saved')),
      onError: (error) => toast.error(error, t('addFailed')),
    });
  }, [sessionId, changeQuery, mutate, t]);
  return isPending;
}

function RemoveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('card');
  const remove = useRemoveCard();
  const confirm = (): void =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t('remove.done')),
      onError: (error) => toast.error(error, t('removeFailed')),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t('remove.text')}</Text>
    </ConfirmDialog>
  );
}

/** The current payment method and the actions on it. */
function PresentMethod({ card }: { card: Card | null }) {
  const { t } = useTranslation('card');
  const mayPay = useMayDo('payment:pay');
  const open = useOpenCheckout();
  const [isRemoving, setRemoving] = useState(false);
  const start = (): void => open.mutate(undefined, { onError: (error) => toast.error(error, t('addFailed')) });
  const Icon = card ? IconCreditCard : IconBuildingBank;
  return (
    <Paper withBorder radius="md" p="lg" component="section" aria-label={t('title')}>
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Icon size={28} aria-hidden />
          <div>
            <Title order={2} size="h4">
              {t(card ? 'card.title' : 'bank.title')}
            </Title>
            {card && (
              <>
                <Text fw={600}>{t('card.number', { brand: t(`brand.${brandOf(card.brand)}`), last4: card.last4 })}</Text>
                <Text size="sm" c="dimmed">
                  {t('card.expiry', { month: twoDigits(card.expMonth), year: card.expYear })}
                </Text>
              </>
            )}
          </div>
        </Group>
        {card && hasExpired(card) && (
          <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            {t('card.expired')}
          </Alert>
        )}
        <Text>{t(card ? 'card.text' : 'bank.text')}</Text>
        {mayPay ? (
          <>
            <Text size="sm" c="dimmed">
              {t('hosted')}
            </Text>
            <Group gap="xs">
              <Button loading={open.isPending} onClick={start}>
                {t(card ? 'card.replace' : 'bank.add')}
              </Button>
              {card && (
                <Button variant="outline" color="danger" onClick={() => setRemoving(true)}>
                  {t('card.remove')}
                </Button>
              )}
            </Group>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t('viewOnly')}
          </Text>
        )}
      </Stack>
      <RemoveDialog isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </Paper>
  );
}

/** Sets the payment method of the account: bank transfer, or a card that is entered on a page of Stripe. */
export function PaymentMethodPage() {
  const { t } = useTranslation(['card', 'bills']);
  const user = useUser();
  const isSaving = useReturnFromCheckout();
  const mayPay = useMayDo('payment:pay');
  const back = (
    <Button component={Link} to={paymentListPath(user)} variant="default">
      {t('bills:invoice.back')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('lead')} width="form" action={back}>
      {isSaving && (
        <Text role="status" mb="md">
          {t('saving')}
        </Text>
      )}
      <Stack gap="lg">
        <QueryState query={useCard()} failed={t('failed')} placeholder={200}>
          {({ isAvailable, card }) => (isAvailable ? <PresentMethod card={card} /> : <Text>{t('unavailable')}</Text>)}
        </QueryState>
        <BillingDataPanel mayEdit={mayPay} />
        <OwnRecipients />
      </Stack>
    </Page>
  );
}
