import { startModules } from '#site-renderer/visitor/core/start-modules.ts';
import { startVisit } from '#site-renderer/visitor/core/visit.ts';

const stage = document.querySelector<HTMLElement>('.stage');
const visit = stage && startVisit(stage);
if (visit) addEventListener('load', () => void startModules(visit));
