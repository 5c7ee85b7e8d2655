/**
 * Whether a file may be imported by its name: CSV only. The content decides in the end, but this refuses a workbook before it
 * is uploaded.
 */
export const isImportFileName = (name: string): boolean => /\.csv$/i.test(name);
