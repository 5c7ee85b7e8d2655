import { useRef, useState } from 'react';
import { isAbortError } from '#web/lib/api/api-error.ts';
import { saveCsv } from '#web/ui/csv-export/save-csv.ts';

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; rows: number }
  | { kind: 'failed'; rows: number; error: unknown }
  | { kind: 'done'; rows: number };

/** Reads one page of the CSV; `cursor` is `null` for the first one. */
export type FetchCsvPage = (cursor: string | null, signal: AbortSignal) => Promise<{ csv: string; nextCursor: string | null }>;

/** The number of rows of a CSV, without its header. Line breaks inside cells are never CRLF. */
export const csvRowCount = (csv: string): number => Math.max(0, csv.split('\r\n').filter((line) => line !== '').length - 1);

interface CsvExport {
  state: ExportState;
  /** Starts the export, or continues after the last page that was read before a failure. */
  run: (fetchPage: FetchCsvPage) => Promise<void>;
  /** Cancels the export and discards the pages read. */
  close: () => void;
}

/** Reads a whole table as CSV, page by page, and downloads it as `<fileName>_<date in Japan>.csv`. */
export function useCsvExport(fileName: string): CsvExport {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const read = useRef<{ csv: string; cursor: string | null }>({ csv: '', cursor: null });
  const running = useRef<AbortController | null>(null);

  const run = async (fetchPage: FetchCsvPage): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', rows: csvRowCount(read.current.csv) });
    try {
      do {
        const page = await fetchPage(read.current.cursor, controller.signal);
        if (controller.signal.aborted) return;
        read.current = { csv: read.current.csv + page.csv, cursor: page.nextCursor };
        setState({ kind: 'running', rows: csvRowCount(read.current.csv) });
      } while (read.current.cursor !== null);
    } catch (error) {
      if (!isAbortError(error)) setState({ kind: 'failed', rows: csvRowCount(read.current.csv), error });
      return;
    }
    const rows = csvRowCount(read.current.csv);
    saveCsv(read.current.csv, fileName);
    read.current = { csv: '', cursor: null };
    setState({ kind: 'done', rows });
  };

  return {
    state,
    run,
    close: () => {
      running.current?.abort();
      read.current = { csv: '', cursor: null };
      setState({ kind: 'idle' });
    },
  };
}
