import { Text } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { VARIATIONS_MAX } from '#shared/model/limits.ts';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { ownShare, runningVariations } from '#shared/rules/sheets/variations.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { AddItem } from '#web/features/editor/inspector/add-item.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { selectedLocation, selectedVariations } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { VariationItem } from '#web/features/editor/inspector/variations/variation-item.tsx';
import classes from '#web/features/editor/inspector/variations/variations.module.css';
import { addVariation, shareEqually } from '#web/features/editor/model/document/edit-variations.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('variations');
/** The letters of new variations; the sheet itself is A. */
const LETTERS = ['B', 'C', 'D', 'E'] as const;

/** Shows the share of the visits that see the sheet itself. */
function SheetItself() {
  const { t } = useTranslation('variations');
  const variations = useEditorState(selectedVariations);
  const isEdited = useEditorState((state) => state.variationId === null);
  return (
    <li className={classes['version']} data-edited={isEdited || undefined}>
      <div className={classes['row']}>
        <Text size="sm" fw={550}>
          {t('itself')}
        </Text>
        <Text size="sm">{t('percent', { share: ownShare({ variations }) })}</Text>
      </div>
    </li>
  );
}

/** The variations of the selected sheet. */
export const VariationsGroup = memo(function VariationsGroup() {
  const { t } = useTranslation(['variations', 'fields']);
  const { edit, showVariation, store } = useEditor();
  const variations = useEditorState(selectedVariations);
  const isReadOnly = useIsReadOnly();
  const isFull = variations.length >= VARIATIONS_MAX;

  const add = (): void => {
    const id = ulid();
    const location = selectedLocation(store.getState());
    const names = LETTERS.map((letter) => t('initialName', { letter }));
    const name = names.find((one) => variations.every((variation) => variation.name !== one)) ?? '';
    edit((site) => addVariation(site, location, id, name), { panel: 'sheet', cell: location.cell, variationId: id });
    showVariation(id);
  };
  const share = (): void => {
    const location = selectedLocation(store.getState());
    edit((site) => shareEqually(site, location), { panel: 'sheet', cell: location.cell, variationId: location.variationId });
  };

  return (
    <SheetGroup
      fields={FIELDS}
      name="variations"
      label={t('fields:sheet.variations')}
      summary={variations.length > 0 && t('count', { count: variations.length })}
    >
      <FieldContainer name="variations">
        {variations.length > 0 && (
          <ul className={classes['list']} aria-label={t('list')}>
            <SheetItself />
            {variations.map((variation, index) => (
              <VariationItem key={variation.id} variation={variation} index={index} />
            ))}
          </ul>
        )}
        {!isReadOnly && runningVariations({ variations }).length > 0 && <SubtleButton onClick={share}>{t('equal')}</SubtleButton>}
        <AddItem
          icon={IconVersions}
          label={t('add')}
          isDisabled={isFull}
          isBelowItems={variations.length > 0}
          hint={isFull ? t('full', { max: VARIATIONS_MAX }) : t('hint')}
          onAdd={add}
        />
      </FieldContainer>
    </SheetGroup>
  );
});
