/** Whether a file may be imported by its name: CSV only. Its content decides; a workbook is better refused before it is uploaded. */
export const isImportFileName = (name: string): boolean => /\.csv$/i.test(name);
