/** Characters that a normalisation sorts: marks, and the half-width voicing marks that become marks in NFKC. */
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;

/**
 * A run of more than 30 marks. Text of a living language has at most a handful of marks on one character; UAX #15 uses 30 for its
 * stream-safe format.
 */
const LONG_RUN = new RegExp(`(${MARK}{31,})`, 'u');

/**
 * Returns text in a Unicode normalisation form, in time proportional to its length.
 *
 * `String.prototype.normalize` sorts each run of combining marks by insertion, in quadratic time, and is called on input whose length is
 * not checked yet. Runs of more than 30 marks, which no language has, are therefore left unchanged: the limit of a field counts them
 * afterwards.
 */
export const toUnicodeForm = (text: string, form: 'NFC' | 'NFKC'): string =>
  LONG_RUN.test(text)
    ? text
        .split(LONG_RUN)
        .map((part, index) => (index % 2 === 1 ? part : part.normalize(form)))
        .join('')
    : text.normalize(form);
