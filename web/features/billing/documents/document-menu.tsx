import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { useDownloadDocuments } from '#web/features/billing/documents/use-documents.ts';

interface DocumentMenuProps {
  /** The numbers of the invoices to download. Several invoices are downloaded as a ZIP file. */
  numbers: readonly string[];
  /** The reason why the download is disabled; `undefined` if it is enabled. */
  disabledReason?: string | undefined;
}

/** Downloads the PDF of one or several invoices, in Japanese or with a translation. */
export function DocumentMenu({ numbers, disabledReason }: DocumentMenuProps) {
  const { t } = useTranslation('bills');
  const download = useDownloadDocuments();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          loading={download.isPending}
          disabled={disabledReason !== undefined}
          title={disabledReason}
        >
          {t(numbers.length > 1 ? 'documents.zip' : 'documents.pdf')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item key={language} onClick={() => download.mutate({ numbers, language })}>
            {t(`documents.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
