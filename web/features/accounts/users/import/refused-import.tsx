import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ImportFault, UserImport } from '#shared/model/accounts/user-import.ts';
import { useImportFaults } from '#web/features/accounts/users/import/import-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { userImportsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { LoadMoreButton } from '#web/ui/list/load-more-button.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface NumberedFault extends ImportFault {
  /** The position in the list, as the key of the row, since one row of the file may break several rules. */
  number: number;
}

function useFaultColumns(): DataColumn<NumberedFault>[] {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return [
    {
      key: 'row',
      label: t('csv.row'),
      isRowHeader: true,
      render: ({ row }) => (row === null ? t('csv.wholeFile') : t('refused.rowOf', { row: formatNumber(row, language) })),
    },
    { key: 'field', label: t('csv.field'), render: ({ field }) => (field === null ? '–' : t(`columns.${field}`)) },
    { key: 'value', label: t('csv.value'), maxWidth: 280, render: ({ value }) => (value === '' ? '–' : value) },
    {
      key: 'rule',
      label: t('csv.rule'),
      render: (fault) => <FieldErrorText error={{ path: '', rule: fault.rule, ...(fault.params && { params: fault.params }) }} />,
    },
  ];
}

/** Lists every fault of a refused file, and exports the list as a table. */
export function RefusedImport({ item: { id, faults: count } }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const user = useUser();
  const faults = useImportFaults(id);
  const columns = useFaultColumns();
  const rows = (faults.data ?? []).map((fault, number): NumberedFault => ({ ...fault, number }));
  return (
    <Stack gap="lg">
      <Alert
        role="alert"
        color="danger"
        variant="light"
        icon={<IconAlertTriangle aria-hidden />}
        title={t('refused.title', { number: formatNumber(count, language) })}
      >
        {t('refused.lead')}
      </Alert>
      <Group>
        <Button component={Link} to={userImportsPath(user)}>
          {t('refused.again')}
        </Button>
        <TableExportButton
          fileName={t('refused.fileName')}
          read={(page, signal) => api.userImport.exportFaults({ params: { id }, query: { language, ...page } }, { signal })}
        />
      </Group>
      {faults.isError && faults.data === undefined ? (
        <ErrorState title={t('refused.loadFailed')} query={faults} />
      ) : faults.data?.length === 0 ? (
        <Text c="dimmed">{t('refused.expired')}</Text>
      ) : (
        <>
          <DataTable
            label={t('refused.table')}
            columns={columns}
            rows={rows}
            rowKey={({ number }) => String(number)}
            rowName={({ row }) => (row === null ? t('csv.wholeFile') : t('refused.rowOf', { row: formatNumber(row, language) }))}
            isLoading={faults.isPending}
          />
          <LoadMoreButton list={faults} />
        </>
      )}
    </Stack>
  );
}
