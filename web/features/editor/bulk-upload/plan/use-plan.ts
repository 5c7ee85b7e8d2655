import { useMemo, useState } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import { type BulkOrder, type BulkPlan, type BulkTarget, planBulkUpload } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import { mayGrowTo } from '#web/features/editor/model/document/may-grow-to.ts';
import { locatedSheet } from '#web/features/editor/model/document/edit-document.ts';
import { useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';

/** The choices of the user about a plan. */
interface PlanChoices {
  order: BulkOrder['by'];
  from: string;
  language: Language;
  grows: boolean;
}

export interface EditedPlan {
  plan: BulkPlan;
  files: ReadonlyMap<string, BulkFile>;
  choices: PlanChoices;
  choose: (change: Partial<PlanChoices>) => void;
  /** Assigns another target to a file; `null` leaves the file out. */
  move: (path: string, target: BulkTarget | null) => void;
}

/** Returns the plan of a bulk upload for the current document, with the choices of the user. */
export function usePlan(uploaded: readonly BulkFile[]): EditedPlan {
  const document = useSiteDocument();
  const limits = useEditorState((state) => state.limits);
  const shown = useEditorState((state) => state.language);
  const activeCell = useEditorState((state) => state.activeCell);
  const [choices, setChoices] = useState<PlanChoices>({ order: 'names', from: activeCell, language: shown, grows: true });
  const [corrections, setCorrections] = useState<ReadonlyMap<string, BulkTarget | null>>(new Map());

  const plan = useMemo(() => {
    const { grid, settings } = document;
    const { order: by, from, language, grows } = choices;
    return planBulkUpload({
      files: uploaded,
      grid: { rows: grid.numberHorizontal, columns: grid.numberVertical },
      mayGrow: (size) => grows && mayGrowTo(document, size, limits),
      languages: settings.languages,
      language,
      order: by === 'names' ? { by } : { by, from },
      corrections,
      isFilled: (target) => Boolean(locatedSheet(document, target)?.image),
    });
  }, [document, uploaded, limits, choices, corrections]);
  const files = useMemo(() => new Map(uploaded.map((file) => [file.path, file])), [uploaded]);

  return {
    plan,
    files,
    choices,
    choose: (change) => setChoices((before) => ({ ...before, ...change })),
    move: (path, target) => setCorrections((before) => new Map(before).set(path, target)),
  };
}
