interface RelocatedQueue<Entry> {
  all: () => readonly Entry[];
  replace: (next: readonly Entry[]) => void;
  cancelWhere: (condition: (entry: Entry) => boolean) => void;
}

/**
 * Moves uploads together with the content of their cells. If `targetOf` returns `null`, the cell is deleted and the upload is cancelled.
 */
export function relocateUploads<Entry extends { id: string; cell: string | null }>(
  { all, replace, cancelWhere }: RelocatedQueue<Entry>,
  targetOf: (cell: string) => string | null,
): void {
  const targets = new Map(all().map(({ id, cell }) => [id, cell === null ? null : targetOf(cell)]));
  cancelWhere(({ id, cell }) => cell !== null && targets.get(id) === null);
  replace(all().map((entry) => ({ ...entry, cell: targets.get(entry.id) ?? null })));
}
