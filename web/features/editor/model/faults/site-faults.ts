import type { SiteDocument } from '#shared/model/sites/site.ts';
import { publishFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';

let last: { document: SiteDocument; faults: readonly PublishFault[]; text: string } | undefined;

/** Returns the faults that prevent publishing: the same list while they are equal, to avoid renders on keystrokes. */
export function siteFaults(document: SiteDocument): readonly PublishFault[] {
  if (last?.document === document) return last.faults;
  const faults = publishFaults(document);
  const text = JSON.stringify(faults);
  last = { document, faults: last?.text === text ? last.faults : faults, text };
  return last.faults;
}
