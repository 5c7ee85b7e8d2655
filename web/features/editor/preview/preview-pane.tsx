import { ActionIcon, Text, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconPhotoPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { neighbour } from '#web/features/editor/model/grid-keys.ts';
import { DeviceFrame } from '#web/features/editor/preview/device-frame.tsx';
import classes from '#web/features/editor/preview/preview-pane.module.css';
import { SheetPreview } from '#web/features/editor/preview/sheet-preview.tsx';
import { useEditor, useEditorState, useGrid, useIsReadOnly, useSettings, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { useFileTarget } from '#web/features/editor/uploads/use-file-target.ts';

const DIRECTIONS = [
  { name: 'up', key: 'ArrowUp', icon: IconArrowUp },
  { name: 'left', key: 'ArrowLeft', icon: IconArrowLeft },
  { name: 'right', key: 'ArrowRight', icon: IconArrowRight },
  { name: 'down', key: 'ArrowDown', icon: IconArrowDown },
] as const;

/** Buttons to the cells beside the selected one. */
function NeighbourArrows() {
  const { t } = useTranslation('editor');
  const { select } = useEditor();
  const grid = useGrid();
  const selected = useEditorState((state) => state.selected);
  const size = { rows: grid.numberHorizontal, columns: grid.numberVertical };
  return (
    <div role="group" aria-label={t('preview.neighbours')} className={classes['arrows']}>
      {DIRECTIONS.map(({ name, key, icon: Icon }) => {
        const cell = neighbour(selected, key, size);
        const label = cell === undefined ? t('preview.noCell') : t(`preview.${name}`, { cell });
        return (
          <Tooltip key={name} label={label}>
            <ActionIcon
              variant="default"
              aria-label={label}
              aria-disabled={cell === undefined}
              {...(cell === undefined && { 'data-disabled': true })}
              onClick={() => cell !== undefined && select(cell)}
            >
              <Icon size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </div>
  );
}

/** The selected sheet in the published components. Draws anew on every keystroke, and nothing around it does. */
function LiveSheet({ cell }: { cell: string }) {
  const { t } = useTranslation('editor');
  const { select } = useEditor();
  const document = useSiteDocument();
  const language = useEditorState((state) => state.language);
  const sheet = sheetAt(document, cell, language);
  if (sheet)
    return <SheetPreview document={document} sheet={sheet} cell={cell} language={language} className={classes['sheet']} onCell={select} />;
  return (
    <div className={classes['empty']}>
      <IconPhotoPlus size={40} stroke={1.25} aria-hidden />
      <Text ta="center">{t('preview.empty', { cell })}</Text>
    </div>
  );
}

/** The selected sheet as visitors will see it, following every keystroke. Pictures can be dropped on it. */
export function PreviewPane() {
  const { t } = useTranslation('editor');
  const { addFiles } = useEditor();
  const { viewMode } = useSettings();
  const selected = useEditorState((state) => state.selected);
  const isReadOnly = useIsReadOnly();
  const { isOver, target } = useFileTarget((files) => addFiles(files, selected, { replacesFirst: true }));
  const Device = viewMode === 'PC' ? IconDeviceDesktop : IconDeviceMobile;

  return (
    <section className={classes['pane']} aria-label={t('preview.label')} data-over={isOver} {...(!isReadOnly && target)}>
      <div className={classes['bar']}>
        <Text fw={650} className={classes['cell'] ?? ''}>
          {selected}
        </Text>
        <Device size={18} stroke={1.5} aria-label={t(viewMode === 'PC' ? 'preview.desktop' : 'preview.phone')} role="img" />
        <NeighbourArrows />
      </div>
      <DeviceFrame viewMode={viewMode} label={t('preview.frame', { cell: selected })}>
        <LiveSheet cell={selected} />
      </DeviceFrame>
    </section>
  );
}
