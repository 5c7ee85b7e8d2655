/** The most sheets that are cached: six blocks. */
const KEPT_SHEETS = 96;

/** Parses the sheets of a block. Their pictures are not fetched until they are in the page. */
export function sheetsIn(markup: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return [...template.content.children] as HTMLElement[];
}

export interface SheetStore {
  get: (cell: string) => HTMLElement | undefined;
  keep: (sheet: HTMLElement) => void;
  /** Fetches the block of a sheet. Never rejects; a failed block is fetched again by the next call. */
  load: (cell: string) => Promise<void>;
}

/** Fetches blocks, each at most once at a time, and caches the most recently added sheets. */
export function sheetStore(addressOf: (cell: string) => string): SheetStore {
  const kept = new Map<string, HTMLElement>();
  const asked = new Map<string, Promise<void>>();

  const keep = (sheet: HTMLElement): void => {
    kept.delete(sheet.id);
    kept.set(sheet.id, sheet);
    for (const oldest of kept.keys()) if (kept.size > KEPT_SHEETS) kept.delete(oldest);
  };

  async function ask(address: string): Promise<void> {
    const response = await fetch(address, { priority: 'low' });
    if (!response.ok) return;
    for (const sheet of sheetsIn(await response.text())) if (!kept.has(sheet.id)) keep(sheet);
  }

  const load = (cell: string): Promise<void> => {
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
