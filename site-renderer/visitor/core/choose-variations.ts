import { cellOf, sheetsIn } from '#site-renderer/visitor/core/sheet-store.ts';

/** Random numbers by cell, so that a sheet has the same version for the whole visit, even if its block is fetched again. */
const draws = new Map<string, number>();

/** Returns the version that the address names (`variation_id`), otherwise a random version by the shares of the variations. */
function choose([itself = '', ...variations]: readonly string[], cell: string): string {
  const named = new URLSearchParams(location.search).get('variation_id');
  let left = draws.get(cell) ?? Math.random() * 100;
  draws.set(cell, left);
  return (
    variations.find((markup) => markup.includes(` data-variation="${named}"`)) ??
    variations.find((markup) => (left -= Number(/ data-share="(\d+)"/.exec(markup)?.[1])) < 0) ??
    itself
  );
}

/** Returns the sheets of a file, each in the version that this visit shows. In the file, variations follow their sheet. */
export function chooseVariations(html: string): string[] {
  const versions = new Map<string, string[]>();
  for (const markup of sheetsIn(html)) versions.set(cellOf(markup), [...(versions.get(cellOf(markup)) ?? []), markup]);
  return Array.from(versions, ([cell, markups]) => choose(markups, cell));
}

/** Chooses a version of the sheet in the page, if it has variations, before its picture is fetched. */
export function chooseInitialVariation(stage: HTMLElement): void {
  const template = stage.querySelector('template');
  if (!template) return;
  const sheet = stage.querySelector('.sheet') as Element;
  sheet.outerHTML = chooseVariations(sheet.outerHTML + template.innerHTML).join('');
  template.remove();
  stage.querySelector('.sheet img')?.removeAttribute('loading');
}
