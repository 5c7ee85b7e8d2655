import { useTranslation } from 'react-i18next';
import type { EntryState } from '#shared/model/visitor/form-entry.ts';
import { toQuery, type VisitorFilter } from '#web/features/visitors/list/visitor-filter.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import { entryApi } from '#web/features/visitors/visitor-queries.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { CsvExportButton } from '#web/ui/csv-export/csv-export-button.tsx';

interface ExportButtonProps {
  siteId: string;
  kind: ListKind;
  filter: VisitorFilter<EntryState>;
}

/** Exports the entries that match the filter as CSV. */
export function ExportButton({ siteId, kind, filter }: ExportButtonProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  return (
    <CsvExportButton
      fileName={t(`export.${kind}`)}
      read={(cursor, signal) =>
        entryApi(kind).exportCsv(
          { params: { id: siteId }, query: { ...toQuery(filter), language, ...(cursor !== null && { cursor }) } },
          { signal },
        )
      }
    />
  );
}
