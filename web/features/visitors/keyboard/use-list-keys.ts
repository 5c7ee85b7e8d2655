import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** The attribute that marks the detail, in which the keys of the list work too. */
export const DETAIL_ATTRIBUTE = 'data-visitor-detail';

/** Whether single keys are used, stored on this device (WCAG 2.1.4). */
export const useKeysEnabled = () => useLocalStorage({ key: 'visitor-list-keys', defaultValue: true, getInitialValueInEffect: false });

/** Whether the focused element handles keys itself: a text field, or an open overlay. */
function isOccupied(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox]')) return true;
  return [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.closest(`[${DETAIL_ATTRIBUTE}]`) === null);
}

/** The functions that go to the previous and the next entry; `undefined` if there is none. */
export interface ListSteps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Moves the focus to the link of the row `step` rows further. If no row has the focus, moves it to the first or last one. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : rows.length - 1) : current + step;
  rows[next]?.querySelector('a')?.focus();
}

/** Steps through the rows while no detail is open. */
export const ROW_STEPS: ListSteps = { onPrevious: () => focusRow(-1), onNext: () => focusRow(1) };

/** Returns the id of the row that contains the focus. */
export const focusedRowId = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];

interface ListKeys {
  steps: ListSteps;
  /** Marks the current entry as done; absent if this is not possible. */
  onDone?: (() => void) | undefined;
}

/** Listens to the keys of the lists: j opens or focuses the next entry, k the previous one; e marks the current entry as done. */
export function useListKeys({ steps, onDone }: ListKeys): void {
  const [isEnabled] = useKeysEnabled();
  const press = useEffectEvent((key: string): boolean => {
    if (key === 'j') steps.onNext?.();
    else if (key === 'k') steps.onPrevious?.();
    else if (key === 'e' && onDone) onDone();
    else return false;
    return true;
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOccupied(event.target)) return;
      if (press(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
