import { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { parse } from '#shared/model/fields.ts';

/** A line as it is typed; `to` is empty if the line is for a day. */
export interface FreeLineDraft {
  key: string;
  text: string;
  from: string;
  to: string;
  quantity: number | string;
  unitPrice: number | string;
}

export const newLineDraft = (today: string): FreeLineDraft => ({
  key: crypto.randomUUID(),
  text: '',
  from: today,
  to: '',
  quantity: 1,
  unitPrice: '',
});

/** Returns the typed line in the form of the server's input, whose schema refuses what is no number. */
export const lineInput = ({ key: _key, to, ...line }: FreeLineDraft): unknown => ({ ...line, to: to === '' ? null : to });

/** Returns the lines that are complete, in the form of the server. */
export const completeLines = (lines: readonly FreeLineDraft[]): FreeLine[] =>
  lines.flatMap((line) => {
    const parsed = parse(FreeLine, lineInput(line));
    return parsed.ok ? [parsed.value] : [];
  });
