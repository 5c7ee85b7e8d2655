import { useTranslation } from '#web/lib/use-translation.ts';
import { type ExportCalls, PIECEWISE_EXPORT_MAX } from '#web/features/visitors/export/export-calls.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import { FileJobButton, type FileJobTexts } from '#web/ui/file-job/file-job-button.tsx';

interface ExportButtonProps {
  siteId: string;
  kind: ListKind;
  calls: ExportCalls;
  /** The maximum number of rows that match the filter; `undefined` while it is unknown. */
  count: number | undefined;
}

function useExportTexts(): FileJobTexts {
  const { t } = useTranslation(['visitors', 'common']);
  const language = useLanguage();
  return {
    start: t('common:export.start'),
    title: t('export.background.title'),
    lead: t('export.background.lead'),
    queued: t('export.background.queued'),
    progress: ({ done, total }) =>
      t('export.background.progress', { done: formatNumber(done, language), total: formatNumber(total, language) }),
    ready: t('export.background.ready'),
    readyText: t('export.background.readyText'),
    download: t('export.background.download'),
    failed: t('export.background.failed'),
    close: t('export.background.close'),
    running: (percent) => t('export.background.running', { percent }),
    open: t('export.background.open'),
  };
}

/** Exports the rows that match the filter: page by page in the browser, or as CSV by a job if there are too many. */
export function ExportButton({ siteId, kind, calls, count }: ExportButtonProps) {
  const { t } = useTranslation('visitors');
  const fileName = t(`export.${kind}`);
  const texts = useExportTexts();
  if ((count ?? 0) > PIECEWISE_EXPORT_MAX)
    return <FileJobButton storageKey={`export-${siteId}-${kind}`} calls={calls.background} texts={texts} />;
  return <TableExportButton fileName={fileName} read={calls.readPage} />;
}
