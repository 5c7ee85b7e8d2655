import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useSelectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { copySheetLanguage } from '#web/features/editor/model/document/edit-sheets.ts';
import { addSheetLanguage } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** Shown while the selected sheet has no content in the current language: offers to copy the default language or to start empty. */
export function MissingSheetTranslation() {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const { defaultLanguage } = useSettings();
  const isReadOnly = useIsReadOnly();
  const editLocation = { panel: 'sheet', cell: location.cell } as const;
  return (
    <Alert color="gray" variant="light" icon={<IconLanguage aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('language.missing', { language: t(`languageName.${location.language}`) })}</Text>
        {!isReadOnly && (
          <>
            {location.language !== defaultLanguage && (
              <Button size="compact-sm" onClick={() => edit((site) => copySheetLanguage(site, location, defaultLanguage), editLocation)}>
                {t('language.copy', { language: t(`languageName.${defaultLanguage}`) })}
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => edit((site) => addSheetLanguage(site, location), editLocation)}>
              {t('language.empty')}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}
