import type { SiteDocument } from '#shared/model/site/site.ts';
import { publishFaults } from '#shared/rules/publish/publish-check.ts';
import type { PublishFault } from '#shared/rules/publish/publish-fault.ts';

let last: { document: SiteDocument; faults: readonly PublishFault[]; text: string } | undefined;

/** What keeps the document off the air. As long as it stays the same it is the very same list, so that a keystroke draws nothing anew. */
export function siteFaults(document: SiteDocument): readonly PublishFault[] {
  if (last?.document === document) return last.faults;
  const faults = publishFaults(document);
  const text = JSON.stringify(faults);
  last = { document, faults: last?.text === text ? last.faults : faults, text };
  return last.faults;
}
