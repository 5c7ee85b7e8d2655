import { Button, Group, Menu } from '@mantine/core';
import { IconApi, IconBook2, IconChartBar, IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import { useApiAccesses } from '#web/features/open-api/api-access-queries.ts';
import { AccessDialogs, type AccessDialogState } from '#web/features/open-api/list/access-dialogs.tsx';
import { useAccessColumns } from '#web/features/open-api/list/use-access-columns.tsx';
import { mayGrantAll } from '#web/features/open-api/operation-groups.ts';
import { WebhooksSection } from '#web/features/open-api/webhooks/webhooks-section.tsx';
import { awaitsFirstAnswer } from '#web/lib/api/awaits-first-answer.ts';
import { apiReferencePath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface AccessMenuItemsProps {
  access: ApiAccess;
  mayWrite: boolean;
  onOpen: (state: AccessDialogState) => void;
}

/**
 * The actions on an access as menu items. Logins that may only view see its calls; those that may not do themselves what it allows can
 * only revoke it.
 */
function AccessMenuItems({ access: target, mayWrite, onOpen }: AccessMenuItemsProps) {
  const { t } = useTranslation('api');
  const isGranted = mayGrantAll(useUser(), target.operations);
  const calls = <MenuAction icon={IconChartBar} label={t('action.calls')} onClick={() => onOpen({ action: 'calls', target })} />;
  if (!mayWrite) return calls;
  return (
    <>
      {isGranted && <MenuAction icon={IconPencil} label={t('action.edit')} onClick={() => onOpen({ action: 'edit', target })} />}
      {isGranted && target.proof.kind !== 'addresses' && (
        <MenuAction
          icon={IconKey}
          label={t(target.proof.kind === 'basic' ? 'action.rotateBasic' : 'action.rotate')}
          onClick={() => onOpen({ action: 'rotate', target })}
        />
      )}
      {calls}
      <Menu.Divider />
      <MenuAction icon={IconTrash} label={t('action.revoke')} isDanger onClick={() => onOpen({ action: 'revoke', target })} />
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
    <Button variant="default" component={Link} to={apiReferencePath(user)} leftSection={<IconBook2 size={18} stroke={1.5} aria-hidden />}>
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
