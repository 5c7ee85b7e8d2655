import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconArrowsMaximize, IconPointer } from '@tabler/icons-react';
import { useState } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { CommentPinLayer } from '#web/features/editor/comments/comments.tsx';
import { neighbourCell } from '#web/ui/grid-view/cell-navigation.ts';
import { AudienceSwitch } from '#web/features/editor/preview/frame/audience-switch.tsx';
import { BarsToggle, BrowserBars } from '#web/features/editor/preview/frame/browser-bars.tsx';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { DeviceSwitch } from '#web/features/editor/preview/frame/device-switch.tsx';
import { ScreenSelect } from '#web/features/editor/preview/frame/screen-select.tsx';
import { useChosenScreen } from '#web/features/editor/preview/pane/use-chosen-screen.ts';
import { VersionSwitch } from '#web/features/editor/preview/pane/version-switch.tsx';
import { SelectedSheetPreview } from '#web/features/editor/preview/pane/selected-sheet-preview.tsx';
import classes from '#web/features/editor/preview/pane/preview-pane.module.css';
import { useFullPreviewRoute } from '#web/features/editor/preview/use-full-preview-route.ts';
import { usePreviewedSheet } from '#web/features/editor/preview/pane/use-previewed-sheet.ts';
import {
  useDeferredEditorState,
  useEditor,
  useEditorState,
  useGrid,
  useIsReadOnly,
  useSettings,
} from '#web/features/editor/state/editor.ts';
import { useFileDrop } from '#web/lib/upload/use-file-drop.ts';

const DIRECTIONS = [
  { name: 'up', key: 'ArrowUp', icon: IconArrowUp },
  { name: 'left', key: 'ArrowLeft', icon: IconArrowLeft },
  { name: 'right', key: 'ArrowRight', icon: IconArrowRight },
  { name: 'down', key: 'ArrowDown', icon: IconArrowDown },
] as const;

/** Buttons that select the neighbouring cells. */
function NeighbourArrows() {
  const { t } = useTranslation('preview');
  const { select } = useEditor();
  const grid = useGrid();
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const size = { rows: grid.numberHorizontal, columns: grid.numberVertical };
  return (
    <div role="group" aria-label={t('neighbours')} className={classes['arrows']}>
      {DIRECTIONS.map(({ name, key, icon: Icon }) => {
        const cell = neighbourCell(activeCell, key, size);
        const label = cell === undefined ? t('noCell') : t(name, { cell });
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

/** Instructions while an image link is being placed. */
function PlacingNote() {
  const { t } = useTranslation(['preview', 'common']);
  const { setPlacingPoint } = useEditor();
  const isPlacing = useEditorState((state) => state.placingPointId !== null);

  if (!isPlacing) return null;
  return (
    <div className={classes['placing']}>
      <IconPointer size={18} stroke={1.5} aria-hidden />
      <Text size="sm">{t('placing')}</Text>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setPlacingPoint(null)}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}

interface PreviewPaneProps {
  /** Whether the document is not editable, such as an earlier revision. */
  isViewOnly?: boolean;
}

/** The selected sheet as visitors will see it, updated per keystroke. Clicks focus the fields; dropped files are uploaded to the cell. */
export function PreviewPane({ isViewOnly = false }: PreviewPaneProps) {
  const { t } = useTranslation('preview');
  const { addFiles } = useEditor();
  const { viewMode, sheetsInView = 1 } = useSettings();
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const variationId = useDeferredEditorState((state) => state.variationId);
  const isMembersOnly = usePreviewedSheet((sheet) => sheet?.membersOnlyLock === true);
  const isReadOnly = useIsReadOnly();
  const fullPreview = useFullPreviewRoute();
  const [selectedDevice, setDevice] = useState<ViewMode | null>(null);
  const [isMember, setMember] = useState(true);
  const { isOver, target } = useFileDrop((files) => void addFiles(files, activeCell, { replacesFirst: true, variationId }));
  // Sheets side by side are composed as on a phone.
  const device = selectedDevice ?? (sheetsInView > 1 ? 'MOBILE' : viewMode);
  const [screen, setScreen] = useChosenScreen(device);
  const [hasBars, showBars] = useState(false);
  useOfferCommands(() => [{ name: 'preview', label: t('open'), icon: IconArrowsMaximize, isPossible: !isViewOnly, run: fullPreview.open }]);

  return (
    <section className={classes['pane']} aria-label={t('label')} data-over={isOver} {...(!isReadOnly && target)}>
      <div className={classes['bar']}>
        <Text fw={650} className={classes['cell'] ?? ''}>
          {activeCell}
        </Text>
        <VersionSwitch />
        <DeviceSwitch device={device} onChange={setDevice} />
        <div className={classes['screen']}>
          <ScreenSelect device={device} screen={screen} onChange={setScreen} size="xs" />
          <BarsToggle screen={screen} isShown={hasBars} onChange={showBars} />
        </div>
        {isMembersOnly && <AudienceSwitch isMember={isMember} onChange={setMember} />}
        <NeighbourArrows />
        {!isViewOnly && (
          <Tooltip label={t('open')}>
            <ActionIcon variant="default" aria-label={t('open')} onClick={fullPreview.open}>
              <IconArrowsMaximize size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <PlacingNote />
      <DeviceFrame viewMode={device} size={screen} label={t('frame', { cell: activeCell })}>
        {!fullPreview.isOpen && <SelectedSheetPreview cell={activeCell} device={device} isLocked={!isMember} isViewOnly={isViewOnly} />}
        {hasBars && <BrowserBars screen={screen} />}
        {!isViewOnly && <CommentPinLayer />}
      </DeviceFrame>
    </section>
  );
}
