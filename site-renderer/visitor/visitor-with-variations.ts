import { showOwnVersion, shownSheets } from '#site-renderer/visitor/core/choose-version.ts';
import { firstPicture } from '#site-renderer/visitor/core/first-picture.ts';
import { startModules } from '#site-renderer/visitor/core/start-modules.ts';
import { startVisit } from '#site-renderer/visitor/core/visit.ts';

/** The core of languages in which sheets have variations: each visit sees one version of each sheet. */
const stage = document.querySelector<HTMLElement>('.stage');
if (stage) {
  showOwnVersion(stage);
  const painted = firstPicture(stage);
  const visit = startVisit(stage, painted, shownSheets);
  if (visit) {
    const { replaceSheet } = visit;
    visit.replaceSheet = (cell, html) => replaceSheet(cell, shownSheets(html).join(''));
    void painted.then(() => startModules(visit));
  }
}
