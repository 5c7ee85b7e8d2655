import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withGoal } from '#web/features/editor/model/document/edit-goals.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const [BUY, BOOK] = ['https://shop.example/buy', 'https://shop.example/book'];

/** Returns a document whose only external links are those of these buttons. */
function linkingTo(...urls: string[]): SiteDocument {
  const [document] = fc.sample(anySiteDocument, 1);
  const [sheet] = fc.sample(anySiteDocument, 200).flatMap(({ sheets }) => Object.values(sheets).flatMap((own) => Object.values(own)));
  if (!document || !sheet) throw new Error('No document');
  const of = (linkDestinationUrl: string): Sheet => ({
    ...sheet,
    linkDestinationUrl,
    isInternalLink: false,
    imageLinkPoints: [],
    products: [],
  });
  const sheets = Object.fromEntries(urls.map((url, index) => [`sheet-${index}`, { jp: of(url) }]));
  return { ...document, settings: { ...document.settings, goals: [] }, sheets, menu: {}, popups: {} };
}

describe('withGoal', () => {
  it('adds an address to the goals of the site or removes it', () => {
    const marked = withGoal(withGoal(linkingTo(BUY, BOOK), BUY, true), BOOK, true);
    expect(marked.settings.goals).toEqual([BUY, BOOK]);
    expect(withGoal(marked, BUY, true).settings.goals).toEqual([BOOK, BUY]);
    expect(withGoal(marked, BUY, false).settings.goals).toEqual([BOOK]);
  });

  it('removes goals that are no longer the address of a link', () => {
    const document = linkingTo(BUY);
    const settings = { ...document.settings, goals: [BOOK] };
    expect(withGoal({ ...document, settings }, BUY, true).settings.goals).toEqual([BUY]);
  });
});
