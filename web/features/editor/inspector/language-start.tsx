import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '#web/features/editor/inspector/use-sheet.ts';
import { copyLanguage } from '#web/features/editor/model/edit-sheets.ts';
import { writeLanguage } from '#web/features/editor/model/edit-site.ts';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** Says that the selected sheet is not written in this language yet, and offers ways to begin. */
export function LanguageStart() {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const place = usePlace();
  const { defaultLanguage } = useSettings();
  const isReadOnly = useIsReadOnly();
  const focus = { panel: 'sheet', cell: place.cell } as const;
  return (
    <Alert color="gray" variant="light" icon={<IconLanguage aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('language.missing', { language: t(`languageName.${place.language}`) })}</Text>
        {!isReadOnly && (
          <>
            {place.language !== defaultLanguage && (
              <Button size="compact-sm" onClick={() => edit((site) => copyLanguage(site, place, defaultLanguage), focus)}>
                {t('language.copy', { language: t(`languageName.${defaultLanguage}`) })}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => edit((site) => writeLanguage(site, place), focus)}>
              {t('language.empty')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
