import { chooseInitialVariation, chooseVariations } from '#site-renderer/visitor/core/choose-variations.ts';
import { firstPicture } from '#site-renderer/visitor/core/first-picture.ts';
import { startModules } from '#site-renderer/visitor/core/start-modules.ts';
import { startVisit } from '#site-renderer/visitor/core/visit.ts';

/** The core of languages in which sheets have variations: each visit sees one version of each sheet. */
const stage = document.querySelector<HTMLElement>('.stage');
if (stage) {
  chooseInitialVariation(stage);
  const painted = firstPicture(stage);
  const visit = startVisit(stage, painted, chooseVariations);
  if (visit) {
    const { replaceSheet } = visit;
    visit.replaceSheet = (cell, html) => replaceSheet(cell, chooseVariations(html).join(''));
    void painted.then(() => startModules(visit));
  }
}
