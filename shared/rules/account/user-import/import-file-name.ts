/** Whether a file may be imported by its name. Its content decides; a workbook is better refused before it is uploaded. */
export const isImportFileName = (name: string): boolean => /\.(csv|tsv|txt)$/i.test(name);
