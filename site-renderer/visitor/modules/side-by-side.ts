import { cellsInView, columnOf, rowPlace, type RowPlace, rowsOf } from '#shared/rules/sheets/sheets-in-view.ts';
import type { DeckElement } from '#site-renderer/visitor/core/deck.ts';
import type { Axis } from '#site-renderer/visitor/core/swipe-gesture.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { deckIn, placeOf } from '#site-renderer/visitor/support/deck-position.ts';

/** The displacement of the sheets by a step in a direction without a sheet, and its duration in milliseconds (`nudgeAtEdges`). */
const NUDGE: Readonly<Record<Direction, string>> = { up: '0 24px', down: '0 -24px', left: '24px', right: '-24px' };
const NUDGE_MS = 200;

/** Sheets other than the current one are inert, so that a press on them reaches the elements around. */
const AROUND = '.stage,.grid,.deck';

/**
 * Shows several sheets of a row side by side. The styles make the grid as wide as one sheet, so that the deck moves by one sheet,
 * and place it in the column of the current sheet (`--i`, `--m`):
 * 1. The sheets in view, and those that one step brings into view, are in the page.
 * 2. While the deck moves, the grid moves against it where the row has no further sheet to show, with the same timing.
 * 3. A press on another sheet in view makes it the current one; the sheets between are passed.
 */
export function start(visit: Pick<Visit, 'stage' | 'map' | 'goal' | 'slideTo' | 'onRest' | 'onEdge'>): void {
  const { stage, map } = visit;
  const grid = stage.querySelector<HTMLElement>('.grid');
  const deck = stage.querySelector<DeckElement>('.deck');
  if (!grid || !deck) return;
  const { neighbours } = map;
  const rows = rowsOf(map.cells);
  const rowOf = (cell: string): readonly string[] => rows.get(cell) ?? [cell];
  const still = matchMedia('(prefers-reduced-motion)');
  let shown = 1;
  let goal = '';
  let place: RowPlace = { index: 0, count: 1 };
  /** The column of the sheet from which the deck moves. */
  let former = 0;
  let running: Animation | undefined;
  let last: Animation | undefined;

  map.neighbours = (cell) => {
    const next = neighbours(cell);
    const near = [cell, ...next].flatMap((at) => cellsInView(rowOf(at), at, shown));
    return [...new Set([...near, ...next])].filter((other) => other !== cell);
  };

  deck.step = (cell, to) => {
    if (to !== goal) {
      former = columnOf(place, shown);
      goal = to;
      place = rowPlace(rowOf(to), to);
      stage.style.setProperty('--i', `${place.index}`);
      stage.style.setProperty('--m', `${place.count}`);
    }
    for (const [down, at] of [
      [0, to],
      [-1, map.neighbour(to, 'up')],
      [1, map.neighbour(to, 'down')],
    ] as const) {
      if (at === undefined) continue;
      const row = rowOf(at);
      if (row.includes(cell)) return [down, row.indexOf(cell) - row.indexOf(at)];
    }
    return undefined;
  };

  const stop = (): void => {
    running?.cancel();
    running = last = undefined;
    former = columnOf(place, shown);
  };

  deck.onMove = (movement) => {
    running?.cancel();
    last = movement;
    // The deck cancels its last movement when it rests.
    movement.oncancel = () => movement === last && stop();
    const effect = movement.effect as KeyframeEffect;
    const [from, to] = effect.getKeyframes().map(deckIn) as [Record<Axis, number>, Record<Axis, number>];
    const base = placeOf(deck.querySelector(`#${goal}`) as HTMLElement).x;
    const [first, end] = [from.x, to.x].map((x) => place.index + x - base) as [number, number];
    const { count } = place;
    const columnAt = (index: number): number => columnOf({ index: Math.max(0, Math.min(count - 1, index)), count }, shown);
    const path: [offset: number, column: number][] = [
      [0, first === end ? former : columnAt(first)],
      ...Array.from({ length: count }, (_, index): [number, number] => [(index - first) / (end - first), columnAt(index)])
        .filter(([offset]) => offset > 0 && offset < 1)
        .toSorted(([one], [other]) => one - other),
      [1, columnAt(end)],
    ];
    running = grid.animate(
      path.map(([offset, column]) => ({ offset, translate: `${100 * column}%` })),
      effect.getTiming(),
    );
    running.startTime = movement.startTime;
  };

  visit.onEdge = (to) => {
    if (!still.matches) deck.animate([{}, { translate: NUDGE[to] }, {}], NUDGE_MS);
  };

  stage.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target as Element).matches(AROUND)) return;
    const pressed = [...(deck.children as HTMLCollectionOf<HTMLElement>)].find((sheet) => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    const row = rowOf(visit.goal());
    const end = row.indexOf(pressed?.id ?? '');
    if (end < 0) return;
    if (still.matches) return visit.slideTo(row[end] as string);
    for (let at = row.indexOf(visit.goal()); at !== end;) {
      at += Math.sign(end - at);
      visit.slideTo(row[at] as string);
    }
  });

  // Behind the sheets of a short row, and those that still load: the colours of the current sheet.
  visit.onRest((sheet) => {
    const copy = sheet.style.getPropertyValue('--copy') || sheet.style.backgroundImage;
    stage.style.background = `linear-gradient(#0006,#0006),${copy.includes('data:') ? copy : 'none'} center/cover ${getComputedStyle(sheet).backgroundColor}`;
  });

  const measure = (): void => {
    const before = shown;
    shown = Math.round(stage.clientWidth / grid.clientWidth) || 1;
    // Fetches and places the sheets that come into view.
    if (shown !== before) visit.slideTo(visit.goal());
  };
  new ResizeObserver(measure).observe(grid);
  measure();
}
