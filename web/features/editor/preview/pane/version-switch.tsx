import { NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { selectedVariations } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useVersionName } from '#web/features/editor/fields/sheet/use-version-name.ts';
import classes from '#web/features/editor/preview/pane/preview-pane.module.css';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

function VersionSelect({ variations }: { variations: readonly Variation[] }) {
  const { t } = useTranslation('variations');
  const { showVariation } = useEditor();
  const nameOf = useVersionName();
  const variationId = useEditorState((state) => state.variationId);
  return (
    <NativeSelect
      size="xs"
      className={classes['version'] ?? ''}
      aria-label={t('shown')}
      value={variationId ?? ''}
      onChange={({ currentTarget }) => showVariation(currentTarget.value === '' ? null : currentTarget.value)}
      data={[
        { value: '', label: t('itself') },
        ...variations.map((variation) => {
          const name = nameOf(variation);
          return { value: variation.id, label: variation.isOn ? name : t('off', { name }) };
        }),
      ]}
    />
  );
}

/** Shows and edits the sheet itself or one of its variations; renders nothing for sheets without variations. */
export function VersionSwitch() {
  const variations = useEditorState(selectedVariations);
  return variations.length > 0 && <VersionSelect variations={variations} />;
}
