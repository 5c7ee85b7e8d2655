import { useTranslation } from 'react-i18next';
import { BackgroundExport } from '#web/features/visitors/export/background-export.tsx';
import { type ExportCalls, PIECEWISE_EXPORT_MAX } from '#web/features/visitors/export/export-calls.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import { CsvExportButton } from '#web/ui/csv-export/csv-export-button.tsx';

interface ExportButtonProps {
  siteId: string;
  kind: ListKind;
  calls: ExportCalls;
  /** At most this many rows match the filter; `undefined` while unknown. */
  count: number | undefined;
}

/** Exports the rows that match the filter as CSV: piece by piece in the browser, or by a job if there are many. */
export function ExportButton({ siteId, kind, calls, count }: ExportButtonProps) {
  const { t } = useTranslation('visitors');
  const fileName = t(`export.${kind}`);
  if ((count ?? 0) > PIECEWISE_EXPORT_MAX) return <BackgroundExport storageKey={`export-${siteId}-${kind}`} calls={calls.background} />;
  return <CsvExportButton fileName={fileName} read={calls.readPage} />;
}
