import { useLocalStorage } from '@mantine/hooks';
import * as z from 'zod';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

/** Columns shown or hidden by the user, by key. */
const Choice = z.record(z.string(), z.boolean());
type Choice = z.infer<typeof Choice>;

export interface ColumnVisibility<T> {
  visible: DataColumn<T>[];
  isVisible: (column: DataColumn<T>) => boolean;
  setVisible: (key: string, isVisible: boolean) => void;
  reset: () => void;
}

/** Parses the stored choice; an invalid text counts as no choice. */
function readChoice(stored: string | undefined): Choice {
  try {
    return Choice.safeParse(JSON.parse(stored ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** The visible columns: the user's choice, stored on this device under `storageKey`, or the columns that are visible by default. */
export function useVisibleColumns<T>(columns: readonly DataColumn<T>[], storageKey: string): ColumnVisibility<T> {
  const [choice, setChoice, reset] = useLocalStorage<Choice>({
    key: `columns-${storageKey}`,
    defaultValue: {},
    deserialize: readChoice,
    getInitialValueInEffect: false,
  });
  const isVisible = (column: DataColumn<T>): boolean => !column.canHide || (choice[column.key] ?? !column.isHiddenByDefault);
  return {
    visible: columns.filter(isVisible),
    isVisible,
    setVisible: (key, show) => setChoice((before) => ({ ...before, [key]: show })),
    reset,
  };
}
