import { Button, Group, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { type TemplatedPage, legalTemplate } from '#web/features/editor/company/legal-template.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface LegalTemplateButtonProps {
  page: TemplatedPage;
  onStart: (html: string) => void;
}

/** Offers the items of a text that is empty, in the language it is written in. */
export function LegalTemplateButton({ page, onStart }: LegalTemplateButtonProps) {
  const { t } = useTranslation('company');
  const language = useEditorState((state) => state.language);
  const { t: inLanguage } = useTranslation('company', { lng: language });
  const start = (): void => {
    const headings = Object.values<string>(inLanguage(`heading.${page}`, { returnObjects: true }));
    onStart(sanitiseRichText(legalTemplate(page, headings, inLanguage('fillIn'))));
  };
  return (
    <Group gap="sm" mb="sm">
      <Button variant="default" leftSection={<IconListDetails size={18} stroke={1.5} aria-hidden />} onClick={start}>
        {t('headings')}
      </Button>
      <Text size="xs" c="dimmed" flex="1 1 240px">
        {t('headingsHelp')}
      </Text>
    </Group>
  );
}
