import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { quotationFor, quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { openPlanRequest } from '#shared/rules/plans/plan-request.ts';
import { QuotationDialog } from '#web/features/accounts/users/quotation/quotation-dialog.tsx';
import { useRemoveQuotedPrice } from '#web/features/accounts/users/quotation/quotation-queries.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { createEstimatePath } from '#web/lib/paths.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { LIMITS } from '#web/features/plans/shared/price-draft.ts';
import { PriceList } from '#web/features/plans/shared/price-list.tsx';

/** The agreement on one plan: limits, and prices by month. */
function PlanQuotation({ target, plan, isNext }: { target: UserDetail; plan: Plan; isNext: boolean }) {
  const { t } = useTranslation(['users', 'plans']);
  const user = useUser();
  const language = useLanguage();
  const month = useMonth();
  const mayEdit = useMayDo('plan:manage') && target.contractStatus !== 'TERMINATED';
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveQuotedPrice(target.id);
  const quotation = quotationFor(target.quotations, plan.id);
  const limits = quotedPlan(plan, target.quotations);
  const number = (value: number | null): string => (value === null ? t('form.unlimited') : formatNumber(value, language));
  const cancel = (from: string): void =>
    remove.mutate(
      { planId: plan.id, from },
      {
        onSuccess: () => toast.success(t('quotation.removed')),
        onError: (error) => toast.error(error, t('quotation.removeFailed')),
      },
    );
  return (
    <Stack gap="sm">
      {isNext && <Text fw={550}>{t('quotation.next', { plan: plan.name })}</Text>}
      {quotation ? (
        <>
          <Text size="sm">{LIMITS.map((limit) => `${t(`plans:field.${limit}`)} ${number(limits[limit])}`).join(' / ')}</Text>
          <PriceList prices={quotation.prices} month={month} isRemoving={remove.isPending} onRemove={mayEdit ? cancel : undefined} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t('quotation.none', { plan: plan.name })}
        </Text>
      )}
      {mayEdit && (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(quotation ? 'quotation.edit' : 'quotation.set')}
          </Button>
          {quotation && (
            <Button component={Link} to={`${createEstimatePath(user)}?account=${target.id}&plan=${plan.id}`} variant="default">
              {t('quotation.document')}
            </Button>
          )}
        </Group>
      )}
      {isOpen && <QuotationDialog target={target} plan={plan} month={month} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

/** The quotations of an account that the operator bills, for the current plan and for the plan after a requested change (R-21.10). */
export function QuotationPanel({ target }: { target: UserDetail }) {
  const { t } = useTranslation('users');
  const { workRole, workAccountId } = useUser();
  const plans = usePlans();
  if (workRole !== 'MASTER' || target.parent?.id !== workAccountId) return null;
  const ids = [target.planId, target.planChange?.planId, openPlanRequest(target.planRequest)];
  const own = plans.data?.filter(({ id, offer }) => offer === 'quotation' && ids.includes(id)) ?? [];
  if (own.length === 0) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('quotation.title')}>
      <Stack gap="md">
        <Title order={2}>{t('quotation.title')}</Title>
        {own.map((plan) => (
          <PlanQuotation key={plan.id} target={target} plan={plan} isNext={plan.id !== target.planId} />
        ))}
      </Stack>
    </Paper>
  );
}
