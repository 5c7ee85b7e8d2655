import { cellOf, sheetsIn } from '#site-renderer/visitor/core/sheet-store.ts';

/** Random numbers by cell, so that a sheet has the same version for the whole visit, even if its block is fetched again. */
const draws: Record<string, number> = {};

/** Returns the version that the address names (`variation_id`), otherwise a random version by the shares of the variations. */
function choose([itself = '', ...variations]: readonly string[], cell: string): string {
  let left = (draws[cell] ??= Math.random() * 100);
  return (
    variations.find((markup) => location.search.includes(`variation_id=${/ data-variation="(\w+)"/.exec(markup)?.[1]}`)) ??
    variations.find((markup) => (left -= Number(/ data-share="(\w+)"/.exec(markup)?.[1])) < 0) ??
    itself
  );
}

/** Returns the sheets of a file, each in the version that this visit shows. In the file, variations follow their sheet. */
export function chooseVariations(html: string): string[] {
  const versions: Record<string, string[]> = {};
  for (const markup of sheetsIn(html)) (versions[cellOf(markup)] ??= []).push(markup);
  return Object.entries(versions).map(([cell, markups]) => choose(markups, cell));
}

/** Chooses a version of the sheet in the page, if it has variations, before its picture is fetched. */
export function chooseInitialVariation(stage: HTMLElement): void {
  const template = stage.querySelector('template');
  if (!template) return;
  const sheet = stage.querySelector('.sheet') as Element;
  sheet.outerHTML = chooseVariations(sheet.outerHTML + template.innerHTML)
    .join('')
    .replace('loading="lazy"', '');
  template.remove();
}
