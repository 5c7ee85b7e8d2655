import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowsMove, IconLayersLinked, IconLayoutAlignBottom } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import { isPlaceable, isSeparable } from '#shared/rules/sheets/text-zone.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { withoutPlace } from '#web/features/editor/model/document/edit-text-places.ts';
import { FIELD_OF_TEXT, roleOfField } from '#web/features/editor/model/document/text-fields.ts';
import classes from '#web/features/editor/preview/canvas/text-toolbar.module.css';
import { elementOf, textLimits } from '#web/features/editor/preview/canvas/canvas-writing.ts';
import { placeOfText } from '#web/features/editor/preview/canvas/texts-drag-handle.ts';
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

/** Takes a text out of those that are together, to be moved by itself, and puts it back. */
function OwnPlaceButton({ screen, role }: { screen: CanvasWriting['screen']; role: TextRole }) {
  const { t } = useTranslation('preview');
  const places = useSheetField('textPlaces');
  const layout = useSheetField('layout');
  const changeSheet = useChangeSheet();
  if (!isSeparable(layout)) return null;
  const isAlone = places[role] !== undefined;
  const label = t(isAlone ? 'canvas.rejoin' : 'canvas.detach');
  const Icon = isAlone ? IconLayersLinked : IconArrowsMove;
  const change = (): void => {
    const at = screen.current && placeOfText(elementOf(screen.current, FIELD_OF_TEXT[role]));
    if (isAlone) changeSheet({ textPlaces: withoutPlace(places, role) });
    else if (at) changeSheet({ textPlaces: { ...places, [role]: at } });
  };
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={change}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
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
      {role && <OwnPlaceButton screen={screen} role={role} />}
      <ResetPlaceButton />
      {writing && <TextState field={field} />}
    </div>
  );
}
