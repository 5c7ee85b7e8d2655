/** A sentence with its figures in their places. */
export const fillPlaceholders = (sentence: string, figures: Readonly<Record<string, string | number | null>> = {}): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(figures[name] ?? ''));
