/** How many sheets are kept once they have been fetched: six blocks of them, however far a visitor goes. */
const KEPT_SHEETS = 96;

/** The sheets in a piece of markup. As long as they are in no page, nothing of theirs is fetched. */
export function sheetsIn(markup: string): HTMLElement[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return [...template.content.children] as HTMLElement[];
}

export interface SheetStore {
  get: (cell: string) => HTMLElement | undefined;
  keep: (sheet: HTMLElement) => void;
  /** Fetches a sheet with those around it. Without success it is as if it had not been asked. */
  load: (cell: string) => Promise<void>;
}

/** Where sheets come from: files, asked once at a time, of whose sheets those used last are kept. */
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
