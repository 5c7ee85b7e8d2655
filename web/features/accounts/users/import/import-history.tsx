import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { ImportStateBadge } from '#web/features/accounts/users/import/import-state-badge.tsx';
import { useImports } from '#web/features/accounts/users/import/import-queries.ts';
import { useImportType } from '#web/features/accounts/users/import/use-import-type.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { userImportPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

function useHistoryColumns(): DataColumn<UserImport>[] {
  const { t } = useTranslation('imports');
  const people = usePersonNames();
  const language = useLanguage();
  const user = useUser();
  const typeOf = useImportType();
  return [
    {
      key: 'file',
      label: t('history.file'),
      isRowHeader: true,
      maxWidth: 280,
      render: ({ id, fileName }) => (
        <Anchor component={Link} to={userImportPath(user, id)}>
          {fileName}
        </Anchor>
      ),
    },
    { key: 'state', label: t('history.state'), render: ({ state }) => <ImportStateBadge state={state} /> },
    { key: 'type', label: t('history.type'), render: typeOf },
    {
      key: 'accounts',
      label: t('history.accounts'),
      isNumber: true,
      render: ({ accounts }) => (accounts === 0 ? '–' : formatNumber(accounts, language)),
    },
    { key: 'at', label: t('history.at'), render: ({ createdAt }) => formatTime(createdAt) },
    { key: 'by', label: t('history.by'), maxWidth: 160, render: ({ startedBy, byProvider }) => people.named(startedBy, byProvider) },
  ];
}

/** The latest imports with their results. */
export function ImportHistory() {
  const { t } = useTranslation(['imports', 'common']);
  const imports = useImports();
  const columns = useHistoryColumns();
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        {t('imports:history.title')}
      </Title>
      {imports.isError && imports.data === undefined ? (
        <ErrorState title={t('imports:history.loadFailed')} query={imports} />
      ) : imports.data?.length === 0 ? (
        <Text c="dimmed">{t('imports:history.empty')}</Text>
      ) : (
        <DataTable
          label={t('imports:history.title')}
          columns={columns}
          rows={imports.data ?? []}
          rowKey={({ id }) => id}
          rowName={({ fileName }) => fileName}
          isLoading={imports.isPending}
        />
      )}
    </Stack>
  );
}
