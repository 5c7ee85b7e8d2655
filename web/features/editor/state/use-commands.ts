import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { type FaultLocation, partFaultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import type { Visibility } from '#web/features/editor/state/sync/publish-site.ts';
import type { SaveOutcome } from '#web/features/editor/state/sync/save-changes.ts';
import { publicationKey } from '#web/features/editor/state/sync/use-publication.ts';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';

export type Pane = 'grid' | 'preview' | 'inspector';

/** What the page's controls can ask for, with the sign each gives. */
export interface Commands {
  /** Which pane a narrow page shows. */
  pane: Pane;
  showPane: (pane: Pane) => void;
  save: () => Promise<void>;
  publish: (visibility: Visibility) => Promise<void>;
  /** Whether a publication is being asked for; the job that follows is another matter. */
  isPublishing: boolean;
  /** Leads to a cell, or to the site's settings for `null`. */
  goTo: (cell: string | null) => void;
  /** Leads to where something is mended: a field of a sheet, or a place in another section. */
  goToLocation: (place: FaultLocation) => void;
  /** Leads to the first field that keeps a save from getting through. */
  goToFault: () => void;
  /** Says why a save that was asked for did not get through, and leads to where that is mended. */
  reportSaveOutcome: (outcome: SaveOutcome) => void;
  /** Gives the signs of a publication that was asked for. */
  trackPublication: (outcome: Awaited<ReturnType<Editor['publish']>>) => void;
  isConflictShown: boolean;
  showConflict: (isShown: boolean) => void;
  /** The publication this page has asked for, to tell news from history. */
  requestedPublicationId: string | null;
}

/** Puts the commands together for one page. `inspector` finds the pane whose fields may be wrong. */
export function useCreateCommands(editor: Editor, inspector: () => HTMLElement | null): Commands {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const [pane, showPane] = useState<Pane>('grid');
  const [isConflictShown, showConflict] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [requestedPublicationId, setRequestedPublicationId] = useState<string | null>(null);
  const { store } = editor;

  const goTo = (cell: string | null): void => {
    if (cell === null) editor.showPanel('site');
    else editor.select(cell);
    showPane('inspector');
  };

  const goToLocation = (place: FaultLocation): void => {
    if (place.language !== null) editor.switchLanguage(place.language);
    if (place.at === 'section') {
      const { section, anchor } = place;
      if (anchor === null) editor.showSection(section);
      else editor.revealAnchor({ section, anchor });
      return;
    }
    goTo(place.at === 'cell' ? place.cell : null);
    if (place.at === 'cell' && place.focusedField) editor.focusField(place.focusedField);
  };

  /** Leads to the first field that keeps a save from getting through. */
  const goToFault = (): number => {
    const state = store.getState();
    const faults = [...pendingOf(state).faults, ...state.refused];
    const [first] = faults;
    if (first) {
      const place = partFaultLocation(currentDocument(state), first);
      flushSync(() => goToLocation(place));
      if (place.at !== 'section') focusFirstError(inspector());
    }
    return faults.length;
  };

  const reportSaveOutcome = (outcome: SaveOutcome): void => {
    if (outcome === 'invalid') toast.failure(t('save.invalid', { count: goToFault() }));
    else if (outcome === 'conflict') showConflict(true);
    else if (outcome === 'failed') goToFault();
  };

  const save = async (): Promise<void> => {
    const outcome = await editor.save();
    if (outcome === 'saved') toast.success(t('save.done'));
    else reportSaveOutcome(outcome);
  };

  const trackPublication: Commands['trackPublication'] = (outcome) => {
    switch (outcome.kind) {
      case 'asked':
        queries.setQueryData(publicationKey(store.getState().site.id, outcome.publication.id), outcome.publication);
        setRequestedPublicationId(outcome.publication.id);
        break;
      case 'not-saved':
        reportSaveOutcome(outcome.outcome);
        break;
      case 'conflict':
        showConflict(true);
        break;
      case 'moved-on':
        toast.failure(t('publish.movedOn'));
        break;
      case 'failed':
        toast.error(outcome.error, t('publish.failed'));
        break;
    }
  };

  const publish = async (visibility: Visibility): Promise<void> => {
    setPublishing(true);
    const outcome = await editor.publish(visibility);
    setPublishing(false);
    trackPublication(outcome);
  };

  return {
    pane,
    showPane,
    save,
    publish,
    isPublishing,
    goTo,
    goToLocation,
    goToFault,
    reportSaveOutcome,
    trackPublication,
    isConflictShown,
    showConflict,
    requestedPublicationId,
  };
}

const CommandsContext = createContext<Commands | null>(null);
export const CommandsProvider = CommandsContext.Provider;

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('The editor’s parts work inside its page only');
  return commands;
}
