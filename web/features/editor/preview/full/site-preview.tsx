import { ActionIcon, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { selectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { occupiedCells, withVersion } from '#web/features/editor/model/document/edit-document.ts';
import { AudienceSwitch } from '#web/features/editor/preview/frame/audience-switch.tsx';
import { BarsToggle, BrowserBars } from '#web/features/editor/preview/frame/browser-bars.tsx';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { DeviceSwitch } from '#web/features/editor/preview/frame/device-switch.tsx';
import { ScreenSelect } from '#web/features/editor/preview/frame/screen-select.tsx';
import { type Screen, SCREENS } from '#web/features/editor/preview/frame/screens.ts';
import classes from '#web/features/editor/preview/full/full-preview.module.css';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { SiteSwiper, type UnavailableFeature } from '#web/features/editor/preview/full/site-swiper.tsx';
import { UnavailableNote } from '#web/features/editor/preview/full/unavailable-note.tsx';
import { useEditor, useEditorState, useSettings, useSiteDocument } from '#web/features/editor/state/editor.ts';

const isNonEmpty = (cells: readonly string[]): cells is readonly [string, ...string[]] => cells.length > 0;

interface SitePreviewProps {
  onClose: () => void;
  /** Closes the preview and shows a section of the editor. */
  onLeave: (section: NonSheetSection) => void;
}

/**
 * Returns the cell shown in the preview. The editor behind selects it once, when the preview closes, instead of on every swipe, but not
 * when the user leaves for a section.
 */
function usePreviewedCell() {
  const { store, select } = useEditor();
  const [previewedCell, setPreviewedCell] = useState(() => store.getState().activeCell);
  const lastCell = useRef(previewedCell);
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      if (!isLeft.current) select(lastCell.current);
    },
    [select],
  );
  const showCell = (cell: string): void => {
    lastCell.current = cell;
    setPreviewedCell(cell);
  };
  const keepSelection = (): void => {
    isLeft.current = true;
  };
  return { previewedCell, showCell, keepSelection };
}

interface PreviewBarProps {
  siteName: string;
  cell: string;
  onClose: () => void;
  children: ReactNode;
}

function PreviewBar({ siteName, cell, onClose, children }: PreviewBarProps) {
  const { t } = useTranslation('preview');
  return (
    <div className={classes['bar']}>
      <Text fw={650} truncate className={classes['name'] ?? ''}>
        {siteName}
      </Text>
      <Text c="dimmed">{cell}</Text>
      <span className={classes['spring']} />
      <div className={classes['switches']}>{children}</div>
      <ActionIcon variant="default" aria-label={t('close')} title={t('close')} onClick={onClose}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function LanguageSelect() {
  const { t } = useTranslation('preview');
  const { switchLanguage } = useEditor();
  const { languages } = useSettings();
  const language = useEditorState((state) => state.language);
  if (languages.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t('shownLanguage')}
      value={language}
      onChange={({ currentTarget }) => switchLanguage(Language.parse(currentTarget.value))}
      data={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
    />
  );
}

/** The whole site, with the variation that is being edited, and switches for audience, device and language. */
export function SitePreview({ onClose, onLeave }: SitePreviewProps) {
  const { t } = useTranslation('preview');
  const { store, switchLanguage } = useEditor();
  const edited = useSiteDocument();
  // The variation that is being edited when the preview opens; other sheets are shown without variations.
  const [version] = useState(() => selectedLocation(store.getState()));
  const document = useMemo(() => withVersion(edited, version), [edited, version]);
  const language = useEditorState((state) => state.language);
  const { previewedCell, showCell, keepSelection } = usePreviewedCell();
  const [selectedDevice, setDevice] = useState<ViewMode | null>(null);
  const [isMember, setMember] = useState(true);
  const [unavailable, setUnavailable] = useState<UnavailableFeature | null>(null);
  const device = selectedDevice ?? document.settings.viewMode;
  const [selectedScreen, setScreen] = useState<Screen | null>(null);
  const [hasBars, showBars] = useState(false);
  const screen = selectedScreen !== null && SCREENS[device].includes(selectedScreen) ? selectedScreen : SCREENS[device][0];
  const cells = useMemo(() => occupiedCells(document).filter((cell) => sheetAt(document, cell, language)), [document, language]);
  const hasMembersOnly = useMemo(
    () => cells.some((cell) => sheetAt(document, cell, language)?.membersOnlyLock),
    [document, cells, language],
  );

  const onRest = (cell: string): void => {
    showCell(cell);
    if (cell !== previewedCell) setUnavailable(null);
  };
  const leave = (section: NonSheetSection): void => {
    keepSelection();
    onLeave(section);
  };

  return (
    <>
      <PreviewBar siteName={document.settings.name} cell={previewedCell} onClose={onClose}>
        {hasMembersOnly && <AudienceSwitch isMember={isMember} onChange={setMember} />}
        <DeviceSwitch device={device} onChange={setDevice} />
        <ScreenSelect device={device} screen={screen} onChange={setScreen} />
        <BarsToggle screen={screen} isShown={hasBars} onChange={showBars} />
        <LanguageSelect />
      </PreviewBar>
      <UnavailableNote feature={unavailable} document={document} language={language} hasMembersOnly={hasMembersOnly} onLeave={leave} />
      {isNonEmpty(cells) ? (
        <DeviceFrame viewMode={device} size={screen} label={t('wholeSite')}>
          <ShadowFrame className={classes['frame']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
            <SiteSwiper
              key={[language, screen.name, document.settings.viewMode, document.settings.sheetsInView, ...cells].join(' ')}
              siteId={store.getState().site.id}
              document={document}
              language={language}
              device={device}
              isMember={isMember}
              cells={cells}
              start={cells.includes(previewedCell) ? previewedCell : cells[0]}
              onRest={onRest}
              onLanguage={switchLanguage}
              onUnavailable={setUnavailable}
            />
          </ShadowFrame>
          {hasBars && <BrowserBars screen={screen} />}
        </DeviceFrame>
      ) : (
        <Text ta="center" m="auto" p="lg">
          {t('nothingToSee')}
        </Text>
      )}
    </>
  );
}
