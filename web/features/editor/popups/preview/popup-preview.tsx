import { NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/sites/popup.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { editPopup, effectiveCells } from '#web/features/editor/model/document/edit-popups.ts';
import { PopupMoveButtons } from '#web/features/editor/popups/preview/popup-move-buttons.tsx';
import { POPUP_PREVIEW_CSS } from '#web/features/editor/popups/preview/popup-preview-css.ts';
import classes from '#web/features/editor/popups/popups.module.css';
import { useCurrentTime } from '#web/lib/use-current-time.ts';
import { usePopup, usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { popupDragHandle } from '#web/features/editor/preview/pane/popup-drag-handle.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { useDrag } from '#web/features/editor/preview/canvas/use-drag.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface PopupPreviewProps {
  popupId: string;
  /** Number of applicants so far. */
  applicants: number;
}

/** Makes everything but the popup inert. */
function makeSheetInert(screen: HTMLElement | null): void {
  for (const part of screen?.querySelectorAll<HTMLElement>('.stage > :not(.popup)') ?? []) part.inert = true;
}

/**
 * Shows the popup as visitors will see it, draggable: over the active sheet if the popup is shown there, otherwise over its first sheet.
 */
export function PopupPreview({ popupId, applicants }: PopupPreviewProps) {
  const { t } = useTranslation('popups');
  const popup = usePopup(popupId);
  const site = usePreviewedSite();
  const { settings, grid } = site;
  const language = useEditorState((state) => state.language);
  const activeCell = useEditorState((state) => state.activeCell);
  const sheets = useEditorState(({ history }) => history.present.sheets);
  const [selectedCell, selectCell] = useState<string | null>(null);
  const isReadOnly = useArePopupsReadOnly();
  const now = useCurrentTime();
  const { edit } = usePopupEdits(popupId);
  const { onPointerDown } = useDrag((target, pointer) =>
    popupDragHandle(target, pointer, (id, position) => edit((document) => editPopup(document, id, position))),
  );
  const addresses = useMemo(() => previewAddresses(grid.cells), [grid.cells]);
  if (!popup) return null;

  const effective = effectiveCells(site, popup);
  const cells = effective.length > 0 ? effective : occupiedCells(site);
  const cell = [selectedCell, activeCell].find((one) => one !== null && cells.includes(one)) ?? cells[0];
  const sheet = cell === undefined ? undefined : localisedValue(sheets[grid.cells[cell] ?? ''] ?? {}, language, settings.defaultLanguage);
  const labels = VISITOR_LABELS[language];
  const tag = LANGUAGE_TAG[language];
  // The link is empty, so that the preview does not navigate.
  const content = { ...(localisedValue(popup.content, language, settings.defaultLanguage) ?? EMPTY_POPUP_CONTENT), linkUrl: '' };
  const shown = { now, applicants, languageTag: tag };
  return (
    <section aria-label={t('preview')} className={classes['preview']}>
      {cell === undefined || !sheet ? (
        <Text size="sm" c="dimmed">
          {t('previewEmpty')}
        </Text>
      ) : (
        <>
          <div className={classes['previewBar']}>
            <NativeSelect
              aria-label={t('previewSheet')}
              data={cells}
              value={cell}
              onChange={({ currentTarget }) => selectCell(currentTarget.value)}
            />
            {!isReadOnly && <PopupMoveButtons popupId={popupId} />}
          </div>
          <DeviceFrame viewMode={settings.viewMode} label={t('preview')}>
            <ShadowFrame className={classes['frame']} lang={tag} css={POPUP_PREVIEW_CSS}>
              <div
                // A new callback per render, because the elements around the popup change.
                ref={(screen) => makeSheetInert(screen)}
                role="presentation"
                className={isReadOnly ? 'screen' : 'screen movable'}
                data-device={settings.viewMode}
                {...(!isReadOnly && { onPointerDown })}
              >
                <SheetScreen document={site} sheet={sheet} cell={cell} language={language} device={settings.viewMode}>
                  <PopupCard
                    popupId={popupId}
                    popup={popup}
                    content={content}
                    cells={effective}
                    addresses={addresses}
                    words={labels}
                    shown={shown}
                    isEdited
                  />
                </SheetScreen>
              </div>
            </ShadowFrame>
          </DeviceFrame>
          <Text size="xs" c="dimmed" ta="center">
            {effective.length === 0 ? t('sheetsNone') : !isReadOnly && t('previewHelp')}
          </Text>
        </>
      )}
    </section>
  );
}
