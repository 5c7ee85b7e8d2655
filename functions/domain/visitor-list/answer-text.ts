import type { FormAnswer } from '#functions/store/visitor/form-entry.ts';

/** An answer in one cell: the values of checkboxes are joined. */
export const answerText = (value: FormAnswer['value']): string => (typeof value === 'string' ? value : value.join(', '));

/** The answers by the ids of their fields. */
export const answerTexts = (answers: readonly Pick<FormAnswer, 'id' | 'value'>[]): Record<string, string> =>
  Object.fromEntries(answers.map(({ id, value }) => [id, answerText(value)]));
