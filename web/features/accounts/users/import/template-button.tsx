import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { saveCsv } from '#web/ui/table-export/save-csv.ts';

/** Downloads a file to fill in, with headings in the console's language. */
export function TemplateButton({ role }: { role: ManagedRole }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const download = useMutation({
    mutationFn: async () => (await api.userImport.template({ query: { role, language } })).csv,
    onSuccess: (csv) => saveCsv(csv, 'template'),
    onError: (error) => toast.error(error, t('start.templateFailed')),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('start.download')}
    </Button>
  );
}
