/** The maximum number of cached sheets: six blocks. */
const KEPT_SHEETS = 96;

/** Returns the cell of a sheet's markup. */
export const cellOf = (markup: string): string => / id="(\w+)"/.exec(markup)?.[1] ?? '';

/** Returns the sheets of a file. Sheets do not contain articles. */
export const sheetsIn = (html: string): string[] => html.split(/(?=<article )/);

export interface SheetStore {
  /** Returns the markup of a sheet, if it is cached. */
  get: (cell: string) => string | undefined;
  keep: (markup: string) => void;
  /** Fetches the block of a sheet. Never rejects; a failed block is fetched again by the next call. */
  load: (cell: string) => Promise<unknown>;
}

/**
 * Fetches blocks, each at most once at a time, and caches the most recently added sheets as text, because parsing a whole block would block
 * the main thread for sheets that are mostly never shown. `read`: returns the sheets of a block.
 */
export function sheetStore(addressOf: (cell: string) => string, read: typeof sheetsIn): SheetStore {
  const cached = new Map<string, string>();
  const pending = new Map<string, Promise<unknown>>();

  const keep = (markup: string): void => {
    const cell = cellOf(markup);
    cached.delete(cell);
    cached.set(cell, markup);
    for (const oldest of cached.keys()) if (cached.size > KEPT_SHEETS) cached.delete(oldest);
  };

  async function fetchBlock(address: string): Promise<void> {
    const response = await fetch(address);
    if (response.ok) for (const markup of read(await response.text())) if (!cached.has(cellOf(markup))) keep(markup);
  }

  const load = (cell: string): Promise<unknown> => {
    const address = addressOf(cell);
    const request =
      pending.get(address) ??
      fetchBlock(address)
        .catch(() => undefined)
        .finally(() => pending.delete(address));
    pending.set(address, request);
    return request;
  };

  return { get: (cell) => cached.get(cell), keep, load };
}
