import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSelectedPlace } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { copySheetLanguage } from '#web/features/editor/model/document/edit-sheets.ts';
import { addSheetLanguage } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** Says that the selected sheet is not written in this language yet, and offers ways to begin. */
export function MissingSheetTranslation() {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const place = useSelectedPlace();
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
              <Button size="compact-sm" onClick={() => edit((site) => copySheetLanguage(site, place, defaultLanguage), focus)}>
                {t('language.copy', { language: t(`languageName.${defaultLanguage}`) })}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => edit((site) => addSheetLanguage(site, place), focus)}>
              {t('language.empty')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
