import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import type { PreviewState, PreviewView } from '#shared/model/preview/preview-view.ts';
import { appendCellPath } from '#shared/rules/sites/site-address.ts';
import { usePreviewFrame } from '#web/features/preview/frame/use-preview-frame.ts';
import type { PreviewSettingsState } from '#web/features/preview/preview-settings.tsx';
import { entranceOf, homeIn, useEntrance } from '#web/features/preview/use-preview.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const NOW: Omit<PreviewSettingsState, 'language'> = { isMember: false, hasPopups: true, screen: 'phone', at: null };

export interface OpenPreviewProps {
  siteId: string;
  token: string;
  isPinned: boolean;
  state: PreviewState;
  at: string | null;
  onAt: (at: string | null) => void;
}

/** The content of a preview's frame, and the actions that change it. */
export function useOpenPreview({ siteId, token, isPinned, state, at, onAt }: OpenPreviewProps) {
  const { t } = useTranslation('viewer');
  const ui = useLanguage();
  const [settings, setSettings] = useState<PreviewSettingsState>({ ...NOW, language: state.defaultLanguage });
  /** The content of the frame. A newer save is announced, but not loaded automatically. */
  const [shown, setShown] = useState({ at, revision: state.shown, sheets: state.sheets });
  const [path, setPath] = useState(() => homeIn(state));

  // A new instant replaces the content without an announcement, because the user requested it.
  if (shown.at !== at) setShown({ at, revision: state.shown, sheets: state.sheets });
  const isNewer = !isPinned && shown.at === at && state.shown !== null && state.shown.revision !== shown.revision?.revision;

  const view: PreviewView = {
    ...(settings.isMember && { member: '1' }),
    ...(!settings.hasPopups && { popups: '0' }),
    ...(at !== null && { at }),
    ...(shown.revision !== null && { revision: shown.revision.revision }),
    ui,
  };
  const entrance = useEntrance({ siteId, token, view, to: path });
  const frameRef = useRef<HTMLIFrameElement>(null);
  const frame = usePreviewFrame(frameRef, entrance.data?.origin);

  /** Returns the path of the shown sheet in a language. */
  const currentPath = (language = settings.language): string => {
    const home = homeIn(state, language);
    return frame.shown ? appendCellPath(home, frame.shown.cell) : home;
  };
  const change = (made: Partial<PreviewSettingsState>): void => {
    setPath(currentPath(made.language));
    setSettings({ ...settings, ...made });
    if (made.at !== undefined) onAt(made.at);
  };
  const showNewer = (): void => {
    setPath(currentPath());
    setShown({ at, revision: state.shown, sheets: state.sheets });
  };
  const showSheet = (cell: string, language: Language): void => {
    if (language === settings.language && frame.shown) return frame.show(cell);
    setPath(appendCellPath(homeIn(state, language), cell));
    setSettings({ ...settings, language });
  };
  const openOwnTab = (): void => {
    // Opened before the request, because browsers block windows that open after a response.
    const opened = window.open('about:blank');
    const lead = async (): Promise<void> => {
      const { address } = await entranceOf({ siteId, token, view, to: currentPath() });
      if (opened) opened.location.href = address;
    };
    lead().catch((reason: unknown) => {
      opened?.close();
      toast.error(reason, t('failed'));
    });
  };
  return { settings, shown, isNewer, entrance, frameRef, frame, change, showNewer, showSheet, openOwnTab };
}

export type OpenPreviewState = ReturnType<typeof useOpenPreview>;
