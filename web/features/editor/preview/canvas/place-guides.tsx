import type { CSSProperties } from 'react';
import type { SnappedPlace } from '#web/features/editor/preview/canvas/snap-place.ts';

const lineStyle = (axis: 'x' | 'y', percent: number): CSSProperties => (axis === 'x' ? { left: `${percent}%` } : { top: `${percent}%` });

/** The safe area of the screen, within which the owner places texts, and while they are moved the lines at which they snapped. */
export function PlaceGuides({ moving }: { moving: SnappedPlace | null }) {
  return (
    <div className="safe-area" aria-hidden>
      {moving &&
        (['x', 'y'] as const).map((axis) => {
          const percent = moving.lines[axis];
          return percent !== null && <i key={axis} data-axis={axis} style={lineStyle(axis, percent)} />;
        })}
    </div>
  );
}
