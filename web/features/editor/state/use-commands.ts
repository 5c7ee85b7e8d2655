import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#web/lib/use-translation.ts';
import { pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { type FaultLocation, partFaultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import type { SaveOutcome } from '#web/features/editor/state/sync/save-changes.ts';
import { publicationKey } from '#web/features/editor/state/sync/use-publication.ts';
import type { Visibility } from '#shared/model/publishing/publication.ts';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';

export type Pane = 'grid' | 'preview' | 'inspector';

/** The actions that need the page: panes, dialogs, messages. Each reports its outcome to the user. */
export interface Commands {
  /** The pane that a narrow page shows. */
  pane: Pane;
  showPane: (pane: Pane) => void;
  save: () => Promise<void>;
  publish: (visibility: Visibility) => Promise<void>;
  /** Whether the request for a publication is in progress. The job continues after the request. */
  isPublishing: boolean;
  /** Shows a cell in the inspector; for `null`, the settings of the site. */
  goTo: (cell: string | null) => void;
  /** Shows the place where a fault is fixed: a field of a sheet, or an anchor in a section. */
  goToLocation: (location: FaultLocation) => void;
  /** Shows the first field that prevents saving. */
  goToFault: () => void;
  /** Shows why a save did not succeed, and the place where that is fixed. */
  reportSaveOutcome: (outcome: SaveOutcome) => void;
  /** Shows the outcome of a publish request. */
  trackPublication: (outcome: Awaited<ReturnType<Editor['publish']>>) => void;
  isConflictShown: boolean;
  showConflict: (isShown: boolean) => void;
  /** Whether the review of a publication's changes is shown, which publishes once it is confirmed. */
  isReviewShown: boolean;
  showReview: (isShown: boolean) => void;
  isScheduleShown: boolean;
  showSchedule: (isShown: boolean) => void;
  /** The publication that this page requested. Its end is shown to the user, unlike the end of an earlier one. */
  requestedPublicationId: string | null;
}

/** Creates the commands that show the place of something to edit. `goToFault` returns the number of faults. */
function createNavigation(editor: Editor, inspector: () => HTMLElement | null, showPane: (pane: Pane) => void) {
  const goTo = (cell: string | null): void => {
    if (cell === null) editor.showPanel('site');
    else editor.select(cell);
    showPane('inspector');
  };

  const goToLocation = (location: FaultLocation): void => {
    if (location.language !== null) editor.switchLanguage(location.language);
    if (location.at === 'section') {
      const { section, anchor } = location;
      if (anchor === null) editor.showSection(section);
      else editor.revealAnchor({ section, anchor });
      return;
    }
    goTo(location.at === 'cell' ? location.cell : null);
    if (location.at === 'cell' && location.focusedField) editor.focusField(location.focusedField);
  };

  const goToFault = (): number => {
    const state = editor.store.getState();
    const faults = [...pendingOf(state).faults, ...state.refused];
    const [first] = faults;
    if (first) {
      const location = partFaultLocation(currentDocument(state), first);
      flushSync(() => goToLocation(location));
      if (location.at !== 'section') focusFirstError(inspector());
    }
    return faults.length;
  };

  return { goTo, goToLocation, goToFault };
}

interface PublicationOptions {
  reportSaveOutcome: Commands['reportSaveOutcome'];
  showConflict: Commands['showConflict'];
}

/** Returns the commands that request a publication and show the outcome of the request. */
function usePublicationCommands(editor: Editor, { reportSaveOutcome, showConflict }: PublicationOptions) {
  const { t } = useTranslation('editor');
  const queries = useQueryClient();
  const [isPublishing, setPublishing] = useState(false);
  const [requestedPublicationId, setRequestedPublicationId] = useState<string | null>(null);

  const trackPublication: Commands['trackPublication'] = (outcome) => {
    switch (outcome.kind) {
      case 'asked':
        queries.setQueryData(publicationKey(editor.store.getState().site.id, outcome.publication.id), outcome.publication);
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

  return { publish, isPublishing, trackPublication, requestedPublicationId };
}

/** Creates the commands of one page. `inspector` returns the pane with the fields of sheets and settings. */
export function useCreateCommands(editor: Editor, inspector: () => HTMLElement | null): Commands {
  const { t } = useTranslation('editor');
  const [pane, showPane] = useState<Pane>('grid');
  const [isConflictShown, showConflict] = useState(false);
  const [isReviewShown, showReview] = useState(false);
  const [isScheduleShown, showSchedule] = useState(false);
  const navigation = createNavigation(editor, inspector, showPane);

  const reportSaveOutcome = (outcome: SaveOutcome): void => {
    if (outcome === 'invalid') toast.failure(t('save.invalid', { count: navigation.goToFault() }));
    else if (outcome === 'conflict') showConflict(true);
    else if (outcome === 'failed') {
      const { save: attempt } = editor.store.getState();
      if (attempt.kind === 'failed') toast.error(attempt.error, t('save.failed'));
      navigation.goToFault();
    }
  };

  const save = async (): Promise<void> => {
    const outcome = await editor.save();
    if (outcome === 'saved') toast.success(t('save.done'));
    else reportSaveOutcome(outcome);
  };

  const publication = usePublicationCommands(editor, { reportSaveOutcome, showConflict });

  const dialogs = { isConflictShown, showConflict, isReviewShown, showReview, isScheduleShown, showSchedule };
  return { pane, showPane, save, reportSaveOutcome, ...dialogs, ...navigation, ...publication };
}

const CommandsContext = createContext<Commands | null>(null);
export const CommandsProvider = CommandsContext.Provider;

export function useCommands(): Commands {
  const commands = use(CommandsContext);
  if (!commands) throw new Error('useCommands needs a CommandsProvider');
  return commands;
}
