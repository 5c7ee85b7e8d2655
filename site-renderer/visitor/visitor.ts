import { startModules } from '#site-renderer/visitor/start-pieces.ts';
import { startVisit } from '#site-renderer/visitor/visit.ts';

const stage = document.querySelector<HTMLElement>('.stage');
const visit = stage && startVisit(stage);
if (visit) addEventListener('load', () => void startModules(visit));
