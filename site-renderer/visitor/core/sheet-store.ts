/** The most sheets that are cached: six blocks. */
const KEPT_SHEETS = 96;

/** The cell of a sheet's markup. */
export const cellOf = (markup: string): string => / id="(\w+)"/.exec(markup)?.[1] ?? '';

/** The sheets of a file. Sheets do not contain articles. */
export const sheetsIn = (html: string): string[] => html.split(/(?=<article )/);

export interface SheetStore {
  /** The markup of a sheet. */
  get: (cell: string) => string | undefined;
  keep: (markup: string) => void;
  /** Fetches the block of a sheet. Never rejects; a failed block is fetched again by the next call. */
  load: (cell: string) => Promise<unknown>;
}

/**
 * Fetches blocks, each at most once at a time, and caches the most recently added sheets, as text: parsing a whole block would
 * block the main thread for sheets of which most are never shown. `read`: the sheets of a block.
 */
export function sheetStore(addressOf: (cell: string) => string, read: typeof sheetsIn): SheetStore {
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
    if (response.ok) for (const markup of read(await response.text())) if (!kept.has(cellOf(markup))) keep(markup);
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
