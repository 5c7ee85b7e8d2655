import { Button, Group, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FILL_IN_TEXT } from '#shared/model/sites/company.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { type TemplatedPage, legalTemplate } from '#web/features/editor/company/legal-template.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface LegalTemplateButtonProps {
  page: TemplatedPage;
  onInsert: (html: string) => void;
}

/** Fills an empty legal text with a template, in the language of the text. */
export function LegalTemplateButton({ page, onInsert }: LegalTemplateButtonProps) {
  const { t } = useTranslation('company');
  const language = useEditorState((state) => state.language);
  const { t: inTextLanguage } = useTranslation('company', { lng: language });
  const insert = (): void => {
    const headings = Object.values<string>(inTextLanguage(`heading.${page}`, { returnObjects: true }));
    onInsert(sanitiseRichText(legalTemplate(page, headings, FILL_IN_TEXT[language])));
  };
  return (
    <Group gap="sm" mb="sm">
      <Button variant="default" leftSection={<IconListDetails size={18} stroke={1.5} aria-hidden />} onClick={insert}>
        {t('headings')}
      </Button>
      <Text size="xs" c="dimmed" flex="1 1 240px">
        {t('headingsHelp')}
      </Text>
    </Group>
  );
}
