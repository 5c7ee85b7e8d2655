import { NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/site/popup.ts';
import { localisedValue } from '#shared/rules/translation/localised-value.ts';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { editPopup, effectiveCells } from '#web/features/editor/popups/edit-popups.ts';
import { PopupMoveButtons } from '#web/features/editor/popups/preview/popup-move-buttons.tsx';
import { POPUP_PREVIEW_CSS } from '#web/features/editor/popups/preview/popup-preview-css.ts';
import classes from '#web/features/editor/popups/popups.module.css';
import { useCurrentTime } from '#web/features/editor/popups/use-current-time.ts';
import { useArePopupsReadOnly, usePopup, usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { usePopupDrag } from '#web/features/editor/popups/preview/use-popup-drag.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface PopupPreviewProps {
  popupId: string;
  /** How many have applied so far. */
  applicants: number;
}

/** Keeps all but the popup from being pressed and from taking the focus. */
function holdStill(screen: HTMLElement | null): void {
  for (const part of screen?.querySelectorAll<HTMLElement>('.stage > :not(.popup)') ?? []) part.inert = true;
}

/** The popup over the selected sheet, or else the first that it floats over, as visitors will see it. It can be dragged. */
export function PopupPreview({ popupId, applicants }: PopupPreviewProps) {
  const { t } = useTranslation('popups');
  const popup = usePopup(popupId);
  const site = usePreviewedSite();
  const { settings, grid } = site;
  const language = useEditorState((state) => state.language);
  const selected = useEditorState((state) => state.activeCell);
  const sheets = useEditorState(({ history }) => history.present.sheets);
  const [asked, ask] = useState<string | null>(null);
  const isFixed = useArePopupsReadOnly();
  const now = useCurrentTime();
  const { edit } = usePopupEdits(popupId);
  const onPointerDown = usePopupDrag((place) => edit((document) => editPopup(document, popupId, place)));
  const addresses = useMemo(() => previewAddresses(grid.cells), [grid.cells]);
  if (!popup) return null;

  const effective = effectiveCells(site, popup);
  const cells = effective.length > 0 ? effective : occupiedCells(site);
  const cell = [asked, selected].find((one) => one !== null && cells.includes(one)) ?? cells[0];
  const sheet = cell === undefined ? undefined : localisedValue(sheets[grid.cells[cell] ?? ''] ?? {}, language, settings.defaultLanguage);
  const words = VISITOR_LABELS[language];
  const tag = LANGUAGE_TAG[language];
  // Nothing of it leads away while it is looked at.
  const said = { ...(localisedValue(popup.content, language, settings.defaultLanguage) ?? EMPTY_POPUP_CONTENT), linkUrl: '' };
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
              onChange={({ currentTarget }) => ask(currentTarget.value)}
            />
            {!isFixed && <PopupMoveButtons popupId={popupId} />}
          </div>
          <DeviceFrame viewMode={settings.viewMode} label={t('preview')}>
            <ShadowFrame className={classes['frame']} lang={tag} css={POPUP_PREVIEW_CSS}>
              <div
                // Anew each time: what stands around the sheet comes and goes.
                ref={(screen) => holdStill(screen)}
                role="presentation"
                className={isFixed ? 'screen' : 'screen movable'}
                data-device={settings.viewMode}
                {...(!isFixed && { onPointerDown })}
              >
                <SheetScreen document={site} sheet={sheet} cell={cell} language={language} device={settings.viewMode}>
                  <PopupCard
                    popupId={popupId}
                    popup={popup}
                    content={said}
                    cells={effective}
                    addresses={addresses}
                    words={words}
                    shown={shown}
                    isEdited
                  />
                </SheetScreen>
              </div>
            </ShadowFrame>
          </DeviceFrame>
          <Text size="xs" c="dimmed" ta="center">
            {effective.length === 0 ? t('sheetsNone') : !isFixed && t('previewHelp')}
          </Text>
        </>
      )}
    </section>
  );
}
