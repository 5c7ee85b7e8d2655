/** Returns a sentence with its placeholders replaced by figures. */
export const fillPlaceholders = (sentence: string, figures: Readonly<Record<string, string | number | null>> = {}): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(figures[name] ?? ''));
