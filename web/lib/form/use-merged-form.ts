import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { mergeDraft } from '#web/lib/form/merge-draft.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';

interface MergedFormOptions<Item, Draft> {
  /** The saved item that the draft is based on; version 0 for a new one. */
  initial: { draft: Draft; version: number };
  draftOf: (item: Item) => Draft;
  errorsOf: (draft: Draft, base: Draft) => FieldError[];
  checkedOnBlur?: string[];
  /** Reads the item again; absent for a new item. */
  reload?: (() => Promise<{ data: Item | undefined; error: unknown }>) | undefined;
  saving: { error: unknown; reset: () => void };
  /** The toast if the item cannot be read again. */
  reloadFailed: string;
}

/** The state of a form. Merges changes that another login has saved since then into the draft, and never overwrites them. */
export function useMergedForm<Item extends { version: number }, Draft extends object>({
  initial,
  draftOf,
  errorsOf,
  checkedOnBlur = [],
  reload,
  saving,
  reloadFailed,
}: MergedFormOptions<Item, Draft>) {
  const [base, setBase] = useState(initial);
  /** After a merge, the fields that both this login and another login have changed. */
  const [conflicts, setConflicts] = useState<(keyof Draft)[]>([]);
  const [isMerging, setMerging] = useState(false);
  const draftForm = useDraftForm<Draft>({ initialValues: base.draft, errorsOf: (draft) => errorsOf(draft, base.draft), checkedOnBlur });

  const mergeLatest = async (): Promise<void> => {
    setMerging(true);
    const { data: latest, error } = (await reload?.()) ?? { data: undefined, error: null };
    setMerging(false);
    if (!latest || error) {
      toast.error(error, reloadFailed);
      return;
    }
    const { form } = draftForm;
    const saved = draftOf(latest);
    const merged = mergeDraft(base.draft, form.getValues(), saved);
    setBase({ draft: saved, version: latest.version });
    form.setInitialValues(saved);
    form.setValues(merged.draft);
    setConflicts(merged.conflicts);
    saving.reset();
  };
  const isStale = refusalOf(saving.error)?.code === 'version-conflict';
  return { ...draftForm, base, conflicts, isStale, isMerging, mergeLatest };
}
