import { Alert, Button, Code, Stack, Text } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { selectedVariations, useSelectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useVersionName } from '#web/features/editor/fields/sheet/use-version-name.ts';
import classes from '#web/features/editor/inspector/variations/variations.module.css';
import { resetVariedFields } from '#web/features/editor/model/document/edit-variations.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** The groups of fields that a variation can override. */
const GROUPS = ['media', 'layout', 'text', 'button'] as const;

/** The overrides of the variation, each with a button that resets it to the sheet's value. */
function OwnContents({ variation: { id, fields } }: { variation: Variation }) {
  const { t } = useTranslation('variations');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const isReadOnly = useIsReadOnly();
  const own = GROUPS.filter((group) => sheetFieldsIn(group).some((field) => field in fields));
  return own.map((group) => (
    <div key={group} className={classes['own']}>
      <Text size="sm">{t('own', { group: t(`groups.${group}`) })}</Text>
      {!isReadOnly && (
        <SubtleButton
          onClick={() =>
            edit((site) => resetVariedFields(site, location, id, sheetFieldsIn(group)), {
              panel: 'sheet',
              cell: location.cell,
              variationId: id,
            })
          }
        >
          {t('reset')}
        </SubtleButton>
      )}
    </div>
  ));
}

/** Names the variation of the selected sheet that the fields below edit; renders nothing for the sheet itself. */
export function EditedVariation() {
  const { t } = useTranslation('variations');
  const { showVariation } = useEditor();
  const nameOf = useVersionName();
  const variation = useEditorState((state) => selectedVariations(state).find(({ id }) => id === state.variationId));
  const id = variation?.id;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls to the fields, because the variation is chosen below or beside them.
    if (id !== undefined) top.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  if (!variation) return null;
  return (
    <Alert ref={top} color="gray" variant="light" icon={<IconVersions aria-hidden />} title={t('editingOf', { name: nameOf(variation) })}>
      <Stack gap="xs">
        <Text size="sm">{t('editingHint')}</Text>
        <OwnContents variation={variation} />
        <Text size="xs" c="dimmed">
          {t('address')} <Code className={classes['parameter'] ?? ''}>?variation_id={variation.id}</Code>
        </Text>
        <Button variant="default" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={() => showVariation(null)}>
          {t('back')}
        </Button>
      </Stack>
    </Alert>
  );
}
