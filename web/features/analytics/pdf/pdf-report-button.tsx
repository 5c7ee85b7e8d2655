import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FileJobButton, type FileJobCalls, type FileJobTexts } from '#web/ui/file-job/file-job-button.tsx';

function usePdfTexts(): FileJobTexts {
  const { t } = useTranslation('analytics');
  return {
    start: t('pdf.start'),
    title: t('pdf.title'),
    lead: t('pdf.lead'),
    queued: t('pdf.queued'),
    progress: () => t('pdf.progress'),
    ready: t('pdf.ready'),
    readyText: t('pdf.readyText'),
    download: t('pdf.download'),
    failed: t('pdf.failed'),
    close: t('pdf.close'),
    running: (percent) => t('pdf.running', { percent }),
    open: t('pdf.open'),
  };
}

interface PdfReportButtonProps {
  siteId: string;
  address: Pick<ReportAddress, 'month' | 'filter'>;
}

/** Creates the report of the shown month as a PDF, of all visits or those in the chosen language. */
export function PdfReportButton({ siteId, address: { month, filter } }: PdfReportButtonProps) {
  const language = useLanguage();
  const texts = usePdfTexts();
  const { language: visitLanguage } = filter;
  const calls: FileJobCalls = {
    start: async () =>
      (await api.analytics.startReport({ params: { siteId }, body: { month, language, ...(visitLanguage && { visitLanguage }) } })).report,
    read: async (reportId, signal) => (await api.analytics.getReport({ params: { siteId, reportId } }, { signal })).report,
  };
  const storageKey = ['report', siteId, month, language, visitLanguage].join('-');
  return <FileJobButton key={storageKey} storageKey={storageKey} calls={calls} texts={texts} button={{ variant: 'default' }} />;
}
