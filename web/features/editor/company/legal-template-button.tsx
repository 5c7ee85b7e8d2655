import { Button, Group, Text } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useTextGroup, useTranslation } from '#web/lib/use-translation.ts';
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
  const headings = useTextGroup('company', `heading.${page}`, language);
  const insert = (): void => {
    onInsert(sanitiseRichText(legalTemplate(page, Object.values<string>(headings), FILL_IN_TEXT[language])));
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
