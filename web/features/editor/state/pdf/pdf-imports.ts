import { ulid } from 'ulid';
import { createStore, type StoreApi } from 'zustand';

/** A PDF that is being read. `page`: the page being drawn, from 1; `pages`: how many are drawn; both 0 until the file is opened. */
export interface PdfImport {
  id: string;
  file: File;
  page: number;
  pages: number;
}

/** What the reader of a PDF needs: it stops when `signal` aborts, and reports the page that it draws. */
export interface PdfReading {
  signal: AbortSignal;
  onPage: (page: number, pages: number) => void;
}

export interface PdfImports {
  store: StoreApi<readonly PdfImport[]>;
  /** Lists a PDF while `work` reads it. One PDF is read at a time; one that was cancelled before its turn is not read. */
  run: (file: File, work: (reading: PdfReading) => Promise<void>) => Promise<void>;
  cancel: (id: string) => void;
  cancelAll: () => void;
}

export function createPdfImports(): PdfImports {
  const store = createStore<readonly PdfImport[]>()(() => []);
  const running = new Map<string, AbortController>();
  let last: Promise<void> = Promise.resolve();

  const replace = (change: (all: readonly PdfImport[]) => readonly PdfImport[]): void => store.setState(change(store.getState()), true);
  const end = (id: string): void => {
    running.delete(id);
    replace((all) => all.filter((one) => one.id !== id));
  };
  const cancel = (id: string): void => {
    running.get(id)?.abort();
    end(id);
  };

  return {
    store,
    run: (file, work) => {
      const id = ulid();
      const controller = new AbortController();
      const { signal } = controller;
      running.set(id, controller);
      replace((all) => [...all, { id, file, page: 0, pages: 0 }]);
      const onPage = (page: number, pages: number): void =>
        replace((all) => all.map((one) => (one.id === id ? { ...one, page, pages } : one)));
      const reading = last.then(() => (signal.aborted ? undefined : work({ signal, onPage }))).finally(() => end(id));
      last = reading.catch(() => undefined);
      return reading;
    },
    cancel,
    cancelAll: () => [...running.keys()].forEach(cancel),
  };
}
