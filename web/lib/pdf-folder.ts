/** Returns the path of the folder from which the console serves the data of the PDF library. Browsers keep it until the version changes. */
export const pdfFolder = (version: string): string => `/assets/pdfjs-${version.replaceAll('.', '-')}`;
