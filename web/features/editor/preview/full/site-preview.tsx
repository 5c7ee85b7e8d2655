import { ActionIcon, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import type { ViewMode } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { AudienceSwitch } from '#web/features/editor/preview/frame/audience-switch.tsx';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { DeviceSwitch } from '#web/features/editor/preview/frame/device-switch.tsx';
import classes from '#web/features/editor/preview/full/full-preview.module.css';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { SiteSwiper, type UnavailableFeature } from '#web/features/editor/preview/full/site-swiper.tsx';
import { UnavailableNote } from '#web/features/editor/preview/full/unavailable-note.tsx';
import { useEditor, useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';

const isFilled = (cells: readonly string[]): cells is readonly [string, ...string[]] => cells.length > 0;

interface SitePreviewProps {
  onClose: () => void;
  /** Away from here, to a section of the editor. */
  onLeave: (section: NonSheetSection) => void;
}

/** The whole site with what it can be looked at as: by whom, on what, in which language. */
export function SitePreview({ onClose, onLeave }: SitePreviewProps) {
  const { t } = useTranslation('preview');
  const { store, select, switchLanguage: speak } = useEditor();
  const document = useSiteDocument();
  const language = useEditorState((state) => state.language);
  /** Where one is; the editor behind goes there at the end, not at every swipe. */
  const [shown, setShown] = useState(() => store.getState().activeCell);
  const last = useRef(shown);
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      if (!isLeft.current) select(last.current);
    },
    [select],
  );
  const leave = (section: NonSheetSection): void => {
    isLeft.current = true;
    onLeave(section);
  };
  const [chosenDevice, setDevice] = useState<ViewMode | null>(null);
  const [isMember, setMember] = useState(true);
  const [unreal, setUnreal] = useState<UnavailableFeature | null>(null);
  const { name, viewMode, languages } = document.settings;
  const device = chosenDevice ?? viewMode;
  const cells = useMemo(() => occupiedCells(document).filter((cell) => sheetAt(document, cell, language)), [document, language]);
  const hasLocked = useMemo(() => cells.some((cell) => sheetAt(document, cell, language)?.membersOnlyLock), [document, cells, language]);

  const rest = (cell: string): void => {
    last.current = cell;
    setShown(cell);
    if (cell !== shown) setUnreal(null);
  };

  return (
    <>
      <div className={classes['bar']}>
        <Text fw={650} truncate className={classes['name'] ?? ''}>
          {name}
        </Text>
        <Text c="dimmed">{shown}</Text>
        <span className={classes['spring']} />
        <div className={classes['switches']}>
          {hasLocked && <AudienceSwitch isMember={isMember} onChange={setMember} />}
          <DeviceSwitch device={device} onChange={setDevice} />
          {languages.length > 1 && (
            <NativeSelect
              aria-label={t('shownLanguage')}
              value={language}
              onChange={({ currentTarget }) => speak(Language.parse(currentTarget.value))}
              data={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
            />
          )}
        </div>
        <ActionIcon variant="default" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <UnavailableNote what={unreal} document={document} language={language} hasLocked={hasLocked} onLeave={leave} />
      {isFilled(cells) ? (
        <DeviceFrame viewMode={device} label={t('wholeSite')}>
          <ShadowFrame className={classes['frame']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
            <SiteSwiper
              key={[language, device, ...cells].join(' ')}
              siteId={store.getState().site.id}
              document={document}
              language={language}
              device={device}
              isMember={isMember}
              cells={cells}
              start={cells.includes(shown) ? shown : cells[0]}
              onRest={rest}
              onLanguage={speak}
              onUnreal={setUnreal}
            />
          </ShadowFrame>
        </DeviceFrame>
      ) : (
        <Text ta="center" m="auto" p="lg">
          {t('nothingToSee')}
        </Text>
      )}
    </>
  );
}
