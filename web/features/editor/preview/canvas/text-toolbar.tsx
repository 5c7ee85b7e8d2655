import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconLayoutAlignBottom } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isPlaceable } from '#shared/rules/sheets/text-zone.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { roleOfField } from '#web/features/editor/model/document/text-fields.ts';
import classes from '#web/features/editor/preview/canvas/text-toolbar.module.css';
import { textLimits } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import type { CanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';
import { EmphasisButton } from '#web/features/editor/preview/canvas/emphasis-button.tsx';
import { useToolbarPlace } from '#web/features/editor/preview/canvas/use-toolbar-place.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** The number of characters of a text, and the rule that it breaks. */
function TextState({ field }: { field: CanvasText }) {
  const { t } = useTranslation('inspector');
  const count = textLength(useSheetField(field));
  const fault = useSheetFault(field);
  const { max } = textLimits(field);
  return (
    <>
      <Text size="xs" c="dimmed" className={classes['counter'] ?? ''} data-over={count > max || undefined} aria-hidden>
        {count > max ? t('sheet.overCounter', { max, over: count - max }) : t('sheet.counter', { count, max })}
      </Text>
      {fault && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert" className={classes['fault'] ?? ''}>
          <FieldErrorText error={fault} />
        </Text>
      )}
    </>
  );
}

/** Returns the texts to where the layout puts them. */
function ResetPlaceButton() {
  const { t } = useTranslation('preview');
  const place = useSheetField('textPlace');
  const layout = useSheetField('layout');
  const changeSheet = useChangeSheet();
  if (place === null || !isPlaceable(layout)) return null;
  return (
    <Tooltip label={t('canvas.resetPlace')}>
      <ActionIcon variant="subtle" color="gray" aria-label={t('canvas.resetPlace')} onClick={() => changeSheet({ textPlace: null })}>
        <IconLayoutAlignBottom size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface ToolbarProps {
  canvas: CanvasWriting;
  field: CanvasText;
}

/** Beside the text that is written or has the focus: the way to its settings, its limit and the rule that it breaks. */
export function TextToolbar({ canvas: { screen, writing, setFocused }, field }: ToolbarProps) {
  const { t } = useTranslation(['preview', 'fields']);
  const { focusField } = useEditor();
  const { showPane } = useCommands();
  const role = roleOfField(field);
  const place = useToolbarPlace(screen, field);
  const settings = t('canvas.settings', { text: t(`fields:sheet.${field}`) });
  return (
    <div
      ref={place}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('canvas.toolbar')}
      className={classes['toolbar']}
      data-canvas-toolbar
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null);
      }}
    >
      {writing && role && <EmphasisButton screen={screen} field={field} role={role} />}
      <Tooltip label={settings}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={settings}
          onClick={() => {
            focusField({ name: field });
            showPane('inspector');
          }}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <ResetPlaceButton />
      {writing && <TextState field={field} />}
    </div>
  );
}
