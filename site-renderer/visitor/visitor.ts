import { startVisit } from '#site-renderer/visitor/visit.ts';

const stage = document.querySelector<HTMLElement>('.stage');
if (stage) startVisit(stage);
