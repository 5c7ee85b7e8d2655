import { useLocalStorage } from '@mantine/hooks';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

type Choice = Readonly<Record<string, boolean>>;

export interface ColumnVisibility<T> {
  shown: DataColumn<T>[];
  isShown: (column: DataColumn<T>) => boolean;
  setVisible: (key: string, isShown: boolean) => void;
  reset: () => void;
}

/** What was chosen on this device; anything else found there counts as no choice. */
function readChoice(stored: string | undefined): Choice {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choice) : {};
  } catch {
    return {};
  }
}

/** The columns to show, by choice where one was made; remembered on this device under `storageKey`. */
export function useVisibleColumns<T>(columns: readonly DataColumn<T>[], storageKey: string): ColumnVisibility<T> {
  const [choice, setChoice, reset] = useLocalStorage<Choice>({
    key: `columns-${storageKey}`,
    defaultValue: {},
    deserialize: readChoice,
    getInitialValueInEffect: false,
  });
  const isShown = (column: DataColumn<T>): boolean => !column.canHide || (choice[column.key] ?? !column.isHiddenByDefault);
  return {
    shown: columns.filter(isShown),
    isShown,
    setVisible: (key, isWanted) => setChoice((before) => ({ ...before, [key]: isWanted })),
    reset,
  };
}
