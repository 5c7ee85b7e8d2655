import { sourceFault } from '#shared/markup/tags/external-url.ts';
import type { Reason } from '#shared/markup/tags/markup-fault.ts';
import type { MarkupElement } from '#shared/markup/tags/markup-tokens.ts';

/** The elements with which tags count visitors without scripts, inside `noscript`. */
export const COUNTING_ELEMENTS: ReadonlySet<string> = new Set(['img', 'iframe']);

/**
 * Returns why a counting element is refused: it is not closed, runs code, or loads from anything but a public https URL. `undefined` if it
 * is allowed.
 */
export function countingElementReason({ attributes, isClosed }: MarkupElement): Reason | undefined {
  if (!isClosed) return { reason: 'unclosed' };
  const refused = [...attributes.keys()].find((name) => name.startsWith('on') || name === 'srcdoc' || name === 'srcset');
  if (refused !== undefined) return { reason: 'attribute', found: refused };
  const source = attributes.get('src');
  const fault = sourceFault(source);
  return fault && { reason: fault, ...(source && { found: source }) };
}
