import { beforeEach, expect, test, vi } from 'vitest';
import { nudgeAtEdges } from '#site-renderer/visitor/navigation/nudge-at-edges.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

let prefersStillness: boolean;
let animate: ReturnType<typeof vi.fn<Element['animate']>>;

beforeEach(() => {
  prefersStillness = false;
  animate = vi.fn<Element['animate']>();
  Element.prototype.animate = animate;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  document.body.innerHTML = '<div class="stage"><div class="grid"></div></div>';
  return () => vi.unstubAllGlobals();
});

/** Requests a step in a direction without a sheet. */
function askFor(to: 'up' | 'down' | 'left' | 'right'): void {
  const stage = document.querySelector<HTMLElement>('.stage') ?? expect.unreachable();
  const visit: Pick<Visit, 'stage' | 'onEdge'> = { stage };
  nudgeAtEdges(visit);
  visit.onEdge?.(to);
}

test.each([
  ['up', '0 24px'],
  ['down', '0 -24px'],
  ['left', '24px'],
  ['right', '-24px'],
] as const)('nudgeAtEdges without a sheet %s moves the grid by %s and back, without a change of layout', (to, translate) => {
  askFor(to);
  expect(animate.mock.contexts).toEqual([document.querySelector('.grid')]);
  expect(animate).toHaveBeenCalledExactlyOnceWith([{}, { translate }, {}], 200);
});

test('nudgeAtEdges does not move the grid under reduced motion', () => {
  prefersStillness = true;
  askFor('up');
  expect(animate).not.toHaveBeenCalled();
});
