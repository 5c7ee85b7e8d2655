import type { GridArrow } from '#shared/rules/analytics/grid/grid-moves.ts';
import { arrowShape } from '#web/features/analytics/swipe/heat-map/arrow-geometry.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';

/** Moves between neighbours, the most frequent first. Decorative: the table and the details of a cell contain the numbers. */
export function MoveArrows({ arrows }: { arrows: readonly GridArrow[] }) {
  const most = arrows[0]?.times ?? 1;
  return (
    <svg className={classes['arrows']} aria-hidden>
      {arrows.map((arrow) => {
        const { width, from, to, head } = arrowShape(arrow, arrow.times / most);
        const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
        return (
          <g key={`${from.x}/${from.y}/${to.x}/${to.y}`}>
            <line {...line} className={classes['halo']} strokeWidth={width + 3} />
            <polygon points={head} className={classes['halo']} strokeWidth={3} />
            <line {...line} className={classes['shaft']} strokeWidth={width} />
            <polygon points={head} className={classes['head']} />
          </g>
        );
      })}
    </svg>
  );
}
