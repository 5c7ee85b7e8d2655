import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate, useParams } from 'react-router';
import type { AccountType } from '#shared/model/accounts/account-type.ts';
import { agreesToDocuments } from '#shared/rules/legal/legal-version.ts';
import { userActionFault } from '#shared/rules/accounts/user-actions.ts';
import { EffectiveStatus } from '#web/features/accounts/users/effective-status.tsx';
import { UserActAs } from '#web/features/accounts/users/acting/user-act-as.tsx';
import { UserActionList } from '#web/features/accounts/users/actions/user-action-list.tsx';
import { UserAgreements } from '#web/features/accounts/users/detail/user-agreements.tsx';
import { UserExport } from '#web/features/accounts/users/detail/user-export.tsx';
import { PlanRequestPanel } from '#web/features/accounts/users/plan-request/plan-request-panel.tsx';
import { UserRecipients } from '#web/features/accounts/users/detail/user-recipients.tsx';
import { UserTwoFactor } from '#web/features/accounts/users/detail/user-two-factor.tsx';
import { UserFacts } from '#web/features/accounts/users/detail/user-facts.tsx';
import { UserLoadState } from '#web/features/accounts/users/user-load-state.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useUserActionActor } from '#web/features/accounts/users/use-user-action-actor.ts';
import { useStatusExplanation } from '#web/features/accounts/users/detail/use-status-explanation.ts';
import { useUserActions } from '#web/features/accounts/users/actions/use-user-actions.tsx';
import { QuotationPanel } from '#web/features/accounts/users/quotation/quotation-panel.tsx';
import { BillingDataPanel } from '#web/features/billing/shared/billing-data/billing-data-panel.tsx';
import { PendingLinesPanel } from '#web/features/billing/shared/pending-lines/pending-lines-panel.tsx';
import { useUserDetail } from '#web/features/accounts/users/user-queries.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { customerPaymentsPath, createEstimatePath, manualInvoicePath, updateUserPath, userListPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { AuditTrail } from '#web/features/audit/shared/audit-trail.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

/** The types of accounts that the operator bills. */
const BILLED_TYPES: readonly AccountType[] = ['oem-master', 'user'];

/** The detail of an account: fields, status, actions and latest audit entries. */
export function UserPage() {
  const { t } = useTranslation(['users', 'bills', 'manual']);
  const { id = '' } = useParams();
  const user = useUser();
  const actor = useUserActionActor();
  const navigate = useNavigate();
  const detail = useUserDetail(id);
  const stateText = useStatusExplanation();
  const maySettle = useMayDo('payment:settle');
  const { start, isBusy, dialog } = useUserActions(() => void navigate(userListPath(user), { replace: true }));

  if (!detail.data || isNotFound(detail.error)) return <UserLoadState title={t('detail.title')} query={detail} />;
  const target = detail.data;
  const note = stateText(target);
  const mayReadRecipients = user.workRole === 'MASTER' && target.parent?.id === user.workAccountId && BILLED_TYPES.includes(target.type);
  const mayListPayments = maySettle && BILLED_TYPES.includes(target.type);
  const mayEdit = userActionFault(actor, target, 'update') === undefined;

  return (
    <Page
      title={target.companyName}
      lead={t(`type.${target.type}`)}
      action={
        (mayEdit || mayListPayments) && (
          <Group gap="xs">
            {mayListPayments && (
              <>
                <Button component={Link} to={`${createEstimatePath(user)}?account=${target.id}`} variant="default">
                  {t('quotation.document')}
                </Button>
                <Button component={Link} to={manualInvoicePath(user, target.id)} variant="default">
                  {t('manual:action')}
                </Button>
                <Button component={Link} to={customerPaymentsPath(user, target.id)} variant="default">
                  {t('bills:filter.invoices')}
                </Button>
              </>
            )}
            {mayEdit && (
              <Button component={Link} to={updateUserPath(user, target.type, target.id)} leftSection={<IconPencil size={18} aria-hidden />}>
                {t('action.update')}
              </Button>
            )}
          </Group>
        )
      }
    >
      <Stack gap="lg">
        <Group gap="md" wrap="nowrap">
          <PersonAvatar name={target.contactName} picture={target.picture} size={56} />
          <div style={{ minWidth: 0 }}>
            <Text fw={600} size="lg">
              {target.contactName}
            </Text>
            <EffectiveStatus user={target} />
          </div>
        </Group>
        {note !== null && <Alert color={target.effectiveStatus === 'TERMINATED' ? 'danger' : 'gray'}>{note}</Alert>}
        <div className={classes['details']}>
          <Paper component="section" withBorder p="lg" aria-label={t('detail.facts')}>
            <UserFacts target={target} />
          </Paper>
          <UserActionList target={target} isBusy={isBusy} onAction={(action) => start(target, action)} />
        </div>
        <PlanRequestPanel target={target} mayAnswer={mayEdit} />
        <QuotationPanel target={target} />
        <UserActAs target={target} />
        <UserTwoFactor target={target} mayReset={mayEdit} />
        {agreesToDocuments(target.role) && <UserAgreements accountId={target.id} isBilled={mayReadRecipients && target.planId !== null} />}
        <UserExport target={target} />
        {mayListPayments && <PendingLinesPanel accountId={target.id} />}
        {mayListPayments && <BillingDataPanel accountId={target.id} mayEdit />}
        {mayReadRecipients && <UserRecipients target={target} mayChange={mayEdit} />}
        <AuditTrail accountId={target.id} />
      </Stack>
      {dialog}
    </Page>
  );
}
