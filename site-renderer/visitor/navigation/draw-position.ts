import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** How many sheets the mark shows on each side of the current one. */
const REACH = 2;

/** Draws the position in the grid on the link to the overview: the current sheet in the middle, and those around it. */
export function drawPosition({ stage, map, onRest }: Pick<Visit, 'stage' | 'map' | 'onRest'>): void {
  const icon = stage.querySelector('.ways [href*="/sheets"] svg');
  if (!icon) return;
  onRest(({ id }) => {
    const { row, column } = map.place(id);
    icon.innerHTML = map.cells
      .map((cell) => {
        const place = map.place(cell);
        const [x, y] = [place.column - column, place.row - row];
        if (Math.max(Math.abs(x), Math.abs(y)) > REACH) return '';
        return `<rect ${cell === id ? 'class="here" ' : ''}x="${x * 5 + 10}" y="${y * 5 + 10}" width="4" height="4"/>`;
      })
      .join('');
  });
}
