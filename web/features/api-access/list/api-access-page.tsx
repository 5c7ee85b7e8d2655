import { Button, Group, Menu } from '@mantine/core';
import { IconApi, IconBook2, IconChartBar, IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiAccess } from '#shared/model/account/api-access.ts';
import { useApiAccesses } from '#web/features/api-access/api-access-queries.ts';
import { AccessDialogs, type AccessDialogState } from '#web/features/api-access/list/access-dialogs.tsx';
import { useAccessColumns } from '#web/features/api-access/list/use-access-columns.tsx';
import { WebhooksSection } from '#web/features/api-access/webhooks/webhooks-section.tsx';
import { awaitsFirstAnswer } from '#web/lib/api/awaits-first-answer.ts';
import { apiReferencePath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface AccessMenuItemsProps {
  access: ApiAccess;
  mayWrite: boolean;
  onOpen: (state: AccessDialogState) => void;
}

/** The actions on an access as menu items. Logins that may only view see its calls. */
function AccessMenuItems({ access: target, mayWrite, onOpen }: AccessMenuItemsProps) {
  const { t } = useTranslation('api');
  const calls = (
    <Menu.Item leftSection={<IconChartBar {...ICON} />} onClick={() => onOpen({ action: 'calls', target })}>
      {t('action.calls')}
    </Menu.Item>
  );
  if (!mayWrite) return calls;
  return (
    <>
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onOpen({ action: 'edit', target })}>
        {t('action.edit')}
      </Menu.Item>
      {target.proof.kind !== 'addresses' && (
        <Menu.Item leftSection={<IconKey {...ICON} />} onClick={() => onOpen({ action: 'rotate', target })}>
          {t(target.proof.kind === 'basic' ? 'action.rotateBasic' : 'action.rotate')}
        </Menu.Item>
      )}
      {calls}
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash {...ICON} />} color="danger.7" onClick={() => onOpen({ action: 'revoke', target })}>
        {t('action.revoke')}
      </Menu.Item>
    </>
  );
}

/** API issuing: the machine access to the API for the work account. */
export function ApiAccessPage() {
  const { t } = useTranslation('api');
  const user = useUser();
  const mayWrite = useMayDo('api:write');
  const accesses = useApiAccesses();
  const columns = useAccessColumns();
  const [dialog, setDialog] = useState<AccessDialogState | null>(null);
  const actionsOf = (access: ApiAccess) => <AccessMenuItems access={access} mayWrite={mayWrite} onOpen={setDialog} />;
  const isEmpty = accesses.data?.length === 0;
  const issue = mayWrite && accesses.data && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ action: 'create' })}>
      {t('issue')}
    </Button>
  );
  const reference = (
    <Button variant="default" component={Link} to={apiReferencePath(user)} leftSection={<IconBook2 {...ICON} />}>
      {t('reference')}
    </Button>
  );
  const failure = <ErrorState title={t('failed')} query={accesses} />;
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      action={
        <Group gap="xs">
          {reference}
          {!isEmpty && issue}
        </Group>
      }
    >
      {accesses.isError && failure}
      {(accesses.isPending || (accesses.data && !isEmpty)) && (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={accesses.data ?? []}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isLoading={accesses.isPending}
          rowActions={actionsOf}
        />
      )}
      {isEmpty && (
        <EmptyState icon={IconApi} title={t('empty.title')} text={t(mayWrite ? 'empty.text' : 'empty.readOnly')} action={issue} />
      )}
      {/* Avoids a layout shift when the accesses arrive. */}
      {!awaitsFirstAnswer(accesses) && <WebhooksSection />}
      <AccessDialogs state={dialog} accesses={accesses.data ?? []} onChange={setDialog} />
    </Page>
  );
}
