import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX, VARIATION_SHARE } from '#shared/model/limits.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useSelectedLocation, useSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useVersionName } from '#web/features/editor/fields/sheet/use-version-name.ts';
import classes from '#web/features/editor/inspector/variations/variations.module.css';
import { editVariation, removeVariation } from '#web/features/editor/model/document/edit-variations.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface VariationItemProps {
  variation: Variation;
  index: number;
}

/** Returns a function that patches the variation; consecutive patches of the same keys form one undo step. */
function useChangeVariation({ id }: Variation): (patch: Parameters<typeof editVariation>[3]) => void {
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const { cell, language, variationId } = location;
  return (patch) =>
    edit(
      (site) => editVariation(site, location, id, patch),
      { panel: 'sheet', cell, variationId },
      { group: `${cell}/${language}/variation/${id}/${Object.keys(patch).join()}` },
    );
}

function EditButton({ variation }: Pick<VariationItemProps, 'variation'>) {
  const { t } = useTranslation('variations');
  const { showVariation } = useEditor();
  const name = useVersionName()(variation);
  const isEdited = useEditorState((state) => state.variationId === variation.id);
  return (
    <Button
      variant={isEdited ? 'filled' : 'default'}
      size="compact-sm"
      aria-pressed={isEdited}
      aria-label={t('editOf', { name })}
      onClick={() => showVariation(isEdited ? null : variation.id)}
    >
      {t(isEdited ? 'editing' : 'edit')}
    </Button>
  );
}

function RemoveButton({ variation }: Pick<VariationItemProps, 'variation'>) {
  const { t } = useTranslation('variations');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const label = t('remove', { name: useVersionName()(variation) });
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => edit((site) => removeVariation(site, location, variation.id), { panel: 'sheet', cell: location.cell })}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** A variation of the selected sheet: its name, whether visitors see it, and how many do. */
export function VariationItem({ variation, index }: VariationItemProps) {
  const { t } = useTranslation('variations');
  const change = useChangeVariation(variation);
  const isReadOnly = useIsReadOnly();
  const isEdited = useEditorState((state) => state.variationId === variation.id);
  const [nameFault, shareFault] = [useSheetFault(`variations.${index}.name`), useSheetFault(`variations.${index}.share`)];
  return (
    <li className={classes['version']} data-edited={isEdited || undefined} data-anchor={`variation/${variation.id}`}>
      <TextField
        label={t('name')}
        value={variation.name}
        max={TEXT_MAX.line}
        error={nameFault}
        isReadOnly={isReadOnly}
        onChange={(name) => change({ name })}
      />
      <SwitchField label={t('isOn')} isOn={variation.isOn} onChange={(isOn) => change({ isOn })} />
      {variation.isOn && (
        <NumberField
          label={t('share')}
          value={variation.share}
          min={VARIATION_SHARE.min}
          max={VARIATION_SHARE.max}
          whenEmpty={VARIATION_SHARE.min}
          suffix=" %"
          error={shareFault}
          isReadOnly={isReadOnly}
          onChange={(share) => change({ share })}
        />
      )}
      <div className={classes['row']}>
        <span>
          <EditButton variation={variation} />
        </span>
        {!isReadOnly && <RemoveButton variation={variation} />}
      </div>
    </li>
  );
}
