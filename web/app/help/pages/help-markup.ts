/** A part of a text of the help: words, or the label of an element of the screen. */
export interface HelpTextPart {
  text: string;
  isLabel: boolean;
}

const LABEL = /\[\[(\w+:[\w.-]+)\]\]/g;

/** Returns the keys of the labels in a text, as `area:key`. */
export const labelsIn = (text: string): string[] => [...text.matchAll(LABEL)].map(([, key = '']) => key);

/** Replaces the figures in a text, written as `{{name}}`. */
export const withFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '');

/** Splits a text at the labels in it, which `labelOf` returns by key. */
export function partsOf(text: string, labelOf: (key: string) => string): HelpTextPart[] {
  const parts = text.split(LABEL).map((part, index) => ({ text: index % 2 === 1 ? labelOf(part) : part, isLabel: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

/** Returns a text with its labels as plain words. */
export const plainText = (text: string, labelOf: (key: string) => string): string =>
  partsOf(text, labelOf)
    .map((part) => part.text)
    .join('');
