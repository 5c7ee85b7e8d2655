import { Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import type { Sheet, ViewMode } from '#shared/model/site/site.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditorState } from '#web/features/editor/state/editor.ts';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { DIRECTIONS, nextSheet } from '#web/features/editor/preview/frame/next-sheet.ts';
import classes from '#web/features/editor/preview/pane/preview-pane.module.css';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { usePreviewEditing } from '#web/features/editor/preview/pane/use-preview-editing.ts';
import { usePreviewedSheet } from '#web/features/editor/preview/pane/use-previewed-sheet.ts';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useSheetVideo } from '#web/features/editor/preview/frame/use-sheet-video.ts';

interface ScreenProps {
  cell: string;
  sheet: Sheet;
  device: ViewMode;
  isLocked: boolean;
  /** Whether nothing on it can be edited. */
  isLookedAt: boolean;
}

function EditedScreen({ cell, sheet, device, isLocked, isLookedAt }: ScreenProps) {
  const site = usePreviewedSite();
  const language = useDeferredEditorState((state) => state.language);
  const placing = useEditorState((state) => state.placingPointId);
  const shownArrows = useDeferredEditorState((state) =>
    DIRECTIONS.filter((direction) => nextSheet(currentDocument(state), cell, direction, language) !== undefined).join(' '),
  );
  const screen = useRef<HTMLDivElement>(null);
  const handlers = usePreviewEditing(isLookedAt);
  useSheetVideo(screen, cell, isLocked ? null : sheet.video);
  const style: CSSProperties & { '--ambient'?: string } = sheet.image ? { '--ambient': sheet.image.colour } : {};
  return (
    // Everything here can be reached by keyboard in the inspector; pressing it is a short cut.
    <div
      ref={screen}
      role="presentation"
      className={['screen', !isLookedAt && 'edited', placing !== null && 'placing'].filter(Boolean).join(' ')}
      data-device={device}
      style={style}
      {...handlers}
    >
      <SheetScreen
        document={site}
        sheet={sheet}
        cell={cell}
        language={language}
        device={device}
        isLocked={isLocked}
        arrows={DIRECTIONS.filter((direction) => shownArrows.split(' ').includes(direction))}
        {...(!isLookedAt && { edited: { placing } })}
      />
    </div>
  );
}

/** The selected sheet on the screen it is looked at on. Draws anew on every keystroke, and nothing around it does. */
export function SelectedSheetPreview({ cell, device, isLocked, isLookedAt }: Omit<ScreenProps, 'sheet'>) {
  const { t } = useTranslation('preview');
  const language = useDeferredEditorState((state) => state.language);
  const sheet = usePreviewedSheet((shown) => shown);
  if (!sheet) {
    return (
      <div className={classes['empty']}>
        <IconPhotoPlus size={40} stroke={1.25} aria-hidden />
        <Text ta="center">{t('empty', { cell })}</Text>
      </div>
    );
  }
  return (
    <ShadowFrame className={classes['sheet']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
      <EditedScreen cell={cell} sheet={sheet} device={device} isLocked={isLocked && sheet.membersOnlyLock} isLookedAt={isLookedAt} />
    </ShadowFrame>
  );
}
