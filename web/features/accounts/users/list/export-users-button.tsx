import { useTranslation } from '#web/lib/use-translation.ts';
import { type UserFilter, userFilter } from '#web/features/accounts/users/user-filter.ts';
import { useUserApi } from '#web/features/accounts/users/user-queries.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';

/** Exports the accounts that match the filter as CSV or as a workbook. */
export function ExportUsersButton({ filter }: { filter: UserFilter }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const users = useUserApi();
  return (
    <TableExportButton
      fileName={t('export.fileName')}
      read={(page, signal) => users.export({ query: { ...userFilter.toQuery(filter), language, ...page } }, { signal })}
    />
  );
}
