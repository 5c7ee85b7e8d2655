import { Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { EMPTY_SHEET, type Sheet, type ViewMode } from '#shared/model/sites/site.ts';
import { placePatch } from '#web/features/editor/model/document/edit-text-places.ts';
import { CanvasToolbar } from '#web/features/editor/preview/canvas/canvas-toolbar.tsx';
import { PlaceGuides } from '#web/features/editor/preview/canvas/place-guides.tsx';
import { type CanvasWriting, useCanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';
import { useEditedTexts } from '#web/features/editor/preview/canvas/use-edited-texts.tsx';
import { CanvasPopups } from '#web/features/editor/preview/pane/canvas-popups.tsx';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { DIRECTIONS, nextSheet } from '#web/features/editor/preview/frame/next-sheet.ts';
import classes from '#web/features/editor/preview/pane/preview-pane.module.css';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { lockedSheetTexts } from '#site-renderer/visibility/locked-sheets.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { usePreviewEditing } from '#web/features/editor/preview/pane/use-preview-editing.ts';
import { usePreviewedSheet, usePreviewedUpload } from '#web/features/editor/preview/pane/use-previewed-sheet.ts';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useSettledCards } from '#web/features/editor/preview/frame/use-settled-cards.ts';
import { useSheetVideo } from '#web/features/editor/preview/frame/use-sheet-video.ts';

interface ScreenProps {
  cell: string;
  sheet: Sheet;
  device: ViewMode;
  isLocked: boolean;
  /** Whether the preview is not editable. */
  isViewOnly: boolean;
}

function EditableScreen({ cell, sheet, device, isLocked, isViewOnly, canvas }: ScreenProps & { canvas: CanvasWriting }) {
  const site = usePreviewedSite();
  const language = useDeferredEditorState((state) => state.language);
  const placingPointId = useEditorState((state) => state.placingPointId);
  const shownArrows = useDeferredEditorState((state) =>
    DIRECTIONS.filter((direction) => nextSheet(currentDocument(state), cell, direction, language) !== undefined).join(' '),
  );
  const lockedReason = useDeferredEditorState((state) => (isLocked ? lockedSheetTexts(currentDocument(state), language).reason : ''));
  const lockedCount = useDeferredEditorState((state) => (isLocked ? lockedSheetTexts(currentDocument(state), language).count : 0));
  const { screen } = canvas;
  const isReadOnly = useIsReadOnly();
  const texts = useEditedTexts(sheet, canvas);
  // The canvas writes texts of sheets with a theme.
  const isWritable = !isViewOnly && !isReadOnly && placingPointId === null && site.settings.theme !== null;
  const shown = canvas.moving ? { ...sheet, ...placePatch(sheet, canvas.moving.place, canvas.moving.role) } : sheet;
  const handlers = usePreviewEditing(isViewOnly, canvas);
  useSettledCards(screen);
  useSheetVideo(screen, cell, isLocked ? null : sheet.video);
  const style: CSSProperties & { '--ambient'?: string } = sheet.image ? { '--ambient': sheet.image.colour } : {};
  return (
    // Presentation role: the same fields are reachable by keyboard in the inspector.
    <div
      ref={screen}
      role="presentation"
      className={['screen', !isViewOnly && 'edited', placingPointId !== null && 'placing', canvas.moving && 'moving']
        .filter(Boolean)
        .join(' ')}
      data-device={device}
      style={style}
      {...handlers}
    >
      <SheetScreen
        document={site}
        sheet={shown}
        cell={cell}
        language={language}
        device={device}
        locked={isLocked ? { reason: lockedReason, count: lockedCount } : undefined}
        arrows={DIRECTIONS.filter((direction) => shownArrows.split(' ').includes(direction))}
        {...(!isViewOnly && { edited: { placing: placingPointId, ...(isWritable && { texts }) } })}
      >
        {isWritable && <PlaceGuides moving={canvas.moving} />}
        <CanvasPopups cell={cell} language={language} isMember={!isLocked} />
      </SheetScreen>
    </div>
  );
}

/** The selected sheet on the simulated screen. Only this component renders on every keystroke, not the pane around it. */
export function SelectedSheetPreview({ cell, device, isLocked, isViewOnly }: Omit<ScreenProps, 'sheet'>) {
  const { t } = useTranslation('preview');
  const language = useDeferredEditorState((state) => state.language);
  const saved = usePreviewedSheet((previewed) => previewed);
  const picture = usePreviewedUpload();
  const canvas = useCanvasWriting();
  const sheet = picture ? { ...(saved ?? EMPTY_SHEET), image: picture, video: null } : saved;
  if (!sheet) {
    return (
      <div className={classes['empty']}>
        <IconPhotoPlus size={40} stroke={1.25} aria-hidden />
        <Text ta="center">{t('empty', { cell })}</Text>
      </div>
    );
  }
  return (
    <>
      <ShadowFrame className={classes['sheet']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
        <EditableScreen
          cell={cell}
          sheet={sheet}
          device={device}
          isLocked={isLocked && sheet.membersOnlyLock}
          isViewOnly={isViewOnly}
          canvas={canvas}
        />
      </ShadowFrame>
      <CanvasToolbar canvas={canvas} />
    </>
  );
}
