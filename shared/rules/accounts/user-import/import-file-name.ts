/**
 * Whether a file with this name may be imported: CSV only. The content is checked later; this check refuses a workbook before it
 * is uploaded.
 */
export const isImportFileName = (name: string): boolean => /\.csv$/i.test(name);
