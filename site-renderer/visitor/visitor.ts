import { firstPicture } from '#site-renderer/visitor/core/first-picture.ts';
import { sheetsIn } from '#site-renderer/visitor/core/sheet-store.ts';
import { startModules } from '#site-renderer/visitor/core/start-modules.ts';
import { startVisit } from '#site-renderer/visitor/core/visit.ts';

const stage = document.querySelector<HTMLElement>('.stage');
if (stage) {
  const painted = firstPicture(stage);
  const visit = startVisit(stage, painted, sheetsIn);
  if (visit) void painted.then(() => startModules(visit));
}
