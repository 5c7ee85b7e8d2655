/** The most sheets that are cached: six blocks. */
const KEPT_SHEETS = 96;

/** The cell of a sheet's markup. */
const cellOf = (markup: string): string => / id="(\w+)"/.exec(markup)?.[1] ?? '';

export interface SheetStore {
  /** The markup of a sheet. */
  get: (cell: string) => string | undefined;
  keep: (markup: string) => void;
  /** Fetches the block of a sheet. Never rejects; a failed block is fetched again by the next call. */
  load: (cell: string) => Promise<unknown>;
}

/**
 * Fetches blocks, each at most once at a time, and caches the most recently added sheets, as text: parsing a whole block would
 * block the main thread for sheets of which most are never shown.
 */
export function sheetStore(addressOf: (cell: string) => string): SheetStore {
  const kept = new Map<string, string>();
  const asked = new Map<string, Promise<unknown>>();

  const keep = (markup: string): void => {
    const cell = cellOf(markup);
    kept.delete(cell);
    kept.set(cell, markup);
    for (const oldest of kept.keys()) if (kept.size > KEPT_SHEETS) kept.delete(oldest);
  };

  async function ask(address: string): Promise<void> {
    const response = await fetch(address);
    // Sheets do not contain articles.
    const sheets = response.ok ? (await response.text()).split(/(?=<article )/) : [];
    for (const markup of sheets) if (!kept.has(cellOf(markup))) keep(markup);
  }

  const load = (cell: string): Promise<unknown> => {
    const address = addressOf(cell);
    const asking =
      asked.get(address) ??
      ask(address)
        .catch(() => undefined)
        .finally(() => asked.delete(address));
    asked.set(address, asking);
    return asking;
  };

  return { get: (cell) => kept.get(cell), keep, load };
}
