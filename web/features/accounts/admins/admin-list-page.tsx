import { Button, Group } from '@mantine/core';
import { IconFileText, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { AdminDialogs, type AdminDialogState } from '#web/features/accounts/admins/admin-dialogs.tsx';
import { AdminMenuItems } from '#web/features/accounts/admins/admin-menu-items.tsx';
import { useAdmins, useResendInvitation } from '#web/features/accounts/admins/admin-queries.ts';
import { type AdminRow, adminRows } from '#web/features/accounts/admins/admin-row.ts';
import { PermissionGuide } from '#web/features/accounts/admins/permission-guide.tsx';
import { useAdminColumns } from '#web/features/accounts/admins/use-admin-columns.tsx';
import { useAdminRules } from '#web/features/accounts/admins/use-admin-rules.ts';
import { legalDocumentsPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The logins of the work account: its owner and its sub-admins. */
export function AdminListPage() {
  const { t } = useTranslation(['admins', 'legal']);
  const user = useUser();
  const mayReadLegal = useMayDo('legal:read');
  const mayWrite = useMayDo('admin:write');
  const admins = useAdmins();
  const subAdmins = admins.data?.subAdmins ?? [];
  const rules = useAdminRules();
  const columns = useAdminColumns();
  const resend = useResendInvitation();
  const [dialog, setDialog] = useState<AdminDialogState | null>(null);

  const resendInvitation = ({ id, email }: SubAdmin): void =>
    resend.mutate(id, {
      onSuccess: () => toast.success(t('done.resend', { email })),
      onError: (error) => toast.error(error, t('failure.resend')),
    });
  const actionsOf = ({ subAdmin: target }: AdminRow) =>
    target && (
      <AdminMenuItems
        isInvited={rules.isInvited(target)}
        removalDisabledReason={rules.removalDisabledReason(target)}
        onEdit={() => setDialog({ action: 'edit', target })}
        onResend={() => resendInvitation(target)}
        onResetTwoFactor={target.hasTwoFactor ? () => setDialog({ action: 'reset-two-factor', target }) : undefined}
        onRemove={() => setDialog({ action: 'remove', target })}
      />
    );
  const buttons = (
    <Group gap="xs">
      {mayReadLegal && (
        <Button component={Link} to={legalDocumentsPath(user)} variant="default" leftSection={<IconFileText size={18} aria-hidden />}>
          {t('legal:open')}
        </Button>
      )}
      {mayWrite && (
        <Button
          disabled={!admins.data}
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setDialog({ action: 'invite' })}
        >
          {t('invite')}
        </Button>
      )}
    </Group>
  );
  const failure = <ErrorState title={t('failed')} query={admins} />;

  return (
    <Page title={t('title')} lead={t('lead')} action={buttons}>
      {admins.isError && failure}
      {(admins.data || admins.isPending) && (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={admins.data ? adminRows(admins.data) : []}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isLoading={admins.isPending}
          {...(mayWrite && { rowActions: actionsOf })}
        />
      )}
      {admins.data && subAdmins.length === 0 && (
        <EmptyState icon={IconUsersPlus} title={t('empty.title')} text={t(mayWrite ? 'empty.text' : 'empty.readOnly')} />
      )}
      {admins.data && <PermissionGuide />}
      <AdminDialogs state={dialog} subAdmins={subAdmins} rules={rules} onClose={() => setDialog(null)} />
    </Page>
  );
}
