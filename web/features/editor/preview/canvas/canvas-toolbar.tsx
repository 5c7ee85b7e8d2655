import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textLength } from '#shared/values/text/normalise-text.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import classes from '#web/features/editor/preview/canvas/canvas-toolbar.module.css';
import { textLimits } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import type { CanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';
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

interface ToolbarProps {
  canvas: CanvasWriting;
  field: CanvasText;
}

function Toolbar({ canvas: { screen }, field }: ToolbarProps) {
  const { t } = useTranslation(['preview', 'fields']);
  const { focusField } = useEditor();
  const { showPane } = useCommands();
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
    >
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
      <TextState field={field} />
    </div>
  );
}

/** Beside the text that is being written: its limit, the rule that it breaks and the way to its settings. */
export function CanvasToolbar({ canvas }: { canvas: CanvasWriting }) {
  const { writing } = canvas;
  return writing && <Toolbar key={writing.field} canvas={canvas} field={writing.field} />;
}
