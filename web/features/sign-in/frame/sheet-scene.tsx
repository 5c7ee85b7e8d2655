const COLUMNS = 4;
const ROWS = 4;
const STEP = { x: 190, y: 316 } as const;
const SHEET = { width: 166, height: 292 } as const;
/** The brightest sheet. */
const HIGHLIGHTED = { column: 2, row: 1 } as const;

const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }));
const distance = ({ column, row }: { column: number; row: number }): number =>
  Math.abs(column - HIGHLIGHTED.column) + Math.abs(row - HIGHLIGHTED.row);

/** A grid of sheets in the text colour of the brand. Decorative. */
export const SheetScene = () => (
  <svg
    viewBox="0 0 640 960"
    preserveAspectRatio="xMidYMid slice"
    width="100%"
    height="100%"
    aria-hidden="true"
    focusable="false"
    fill="var(--mantine-primary-color-contrast)"
  >
    <g transform="rotate(-12 320 480) translate(-62 -110)">
      {cells.map((cell) => (
        <rect
          key={`${cell.column} ${cell.row}`}
          x={cell.column * STEP.x}
          y={cell.row * STEP.y}
          width={SHEET.width}
          height={SHEET.height}
          rx="18"
          opacity={Math.max(0.04, 0.2 - distance(cell) * 0.05)}
        />
      ))}
      <g transform={`translate(${HIGHLIGHTED.column * STEP.x} ${HIGHLIGHTED.row * STEP.y})`} opacity="0.5">
        <rect x="20" y="164" width="96" height="12" rx="6" />
        <rect x="20" y="188" width="66" height="12" rx="6" opacity="0.7" />
        <rect x="20" y="232" width="126" height="36" rx="18" />
      </g>
    </g>
  </svg>
);
