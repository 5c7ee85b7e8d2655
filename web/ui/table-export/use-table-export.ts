import { useRef, useState } from 'react';
import type { Cell, ExportFormat, ExportedPage } from '#shared/model/table-cell.ts';
import { isAbortError } from '#web/lib/api/api-error.ts';
import { saveCsv } from '#web/ui/table-export/save-csv.ts';
import { saveWorkbook } from '#web/ui/table-export/save-workbook.ts';

/** The maximum number of rows of a workbook, because it is built in the memory of the browser. */
export const WORKBOOK_ROWS_MAX = 10_000;

export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; rows: number }
  | { kind: 'failed'; rows: number; error: unknown }
  | { kind: 'too-many' }
  | { kind: 'done'; rows: number };

/** Reads one page of a table; `cursor` is omitted for the first one. */
export type FetchTablePage = (page: { format: ExportFormat; cursor?: string }, signal: AbortSignal) => Promise<ExportedPage>;

/** The pages that were read. */
interface ReadPages {
  format: ExportFormat;
  csv: string;
  cells: Cell[][];
  cursor: string | null;
  /** Whether all pages were read. */
  isWhole: boolean;
}

/** Returns the number of rows of a CSV without the header. Assumes that line breaks inside cells are not CRLF. */
export const csvRowCount = (csv: string): number => Math.max(0, csv.split('\r\n').filter((line) => line !== '').length - 1);

const rowCount = ({ format, csv, cells }: ReadPages): number => (format === 'csv' ? csvRowCount(csv) : Math.max(0, cells.length - 1));

const noPages = (format: ExportFormat): ReadPages => ({ format, csv: '', cells: [], cursor: null, isWhole: false });

const save = async ({ format, csv, cells }: ReadPages, fileName: string): Promise<void> =>
  format === 'csv' ? saveCsv(csv, fileName) : saveWorkbook(cells, fileName);

interface TableExport {
  state: ExportState;
  /** Starts the export, or continues after the last page that was read before a failure. */
  run: (fetchPage: FetchTablePage, format: ExportFormat) => Promise<void>;
  /** Cancels the export and discards the pages read. */
  close: () => void;
}

/** Reads a whole table, page by page, and downloads it as `<fileName>_<date in Japan>.csv` or `.xlsx`. */
export function useTableExport(fileName: string): TableExport {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const read = useRef(noPages('csv'));
  const running = useRef<AbortController | null>(null);

  /** Reads the remaining pages. Resolves to whether all pages were read. */
  const readAll = async (fetchPage: FetchTablePage, { signal }: AbortController): Promise<boolean> => {
    const pages = read.current;
    while (!pages.isWhole) {
      const page = await fetchPage({ format: pages.format, ...(pages.cursor !== null && { cursor: pages.cursor }) }, signal);
      if (signal.aborted) return false;
      pages.csv += page.csv;
      for (const line of page.cells ?? []) pages.cells.push(line);
      pages.cursor = page.nextCursor;
      pages.isWhole = page.nextCursor === null;
      if (pages.format === 'xlsx' && rowCount(pages) > WORKBOOK_ROWS_MAX) {
        setState({ kind: 'too-many' });
        return false;
      }
      setState({ kind: 'running', rows: rowCount(pages) });
    }
    return true;
  };

  const run: TableExport['run'] = async (fetchPage, format) => {
    const controller = new AbortController();
    running.current = controller;
    if (read.current.format !== format) read.current = noPages(format);
    const pages = read.current;
    setState({ kind: 'running', rows: rowCount(pages) });
    try {
      if (!(await readAll(fetchPage, controller))) return;
      await save(pages, fileName);
    } catch (error) {
      if (!isAbortError(error)) setState({ kind: 'failed', rows: rowCount(pages), error });
      return;
    }
    read.current = noPages(format);
    setState({ kind: 'done', rows: rowCount(pages) });
  };

  return {
    state,
    run,
    close: () => {
      running.current?.abort();
      read.current = noPages('csv');
      setState({ kind: 'idle' });
    },
  };
}
