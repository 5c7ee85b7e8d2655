import type { ReactNode } from 'react';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import classes from '#web/features/editor/inspector/layout/layout.module.css';

/** Schematic pictures of the layouts in a drawing of 36 × 64 units. */

interface Bar {
  x?: number;
  y: number;
  width: number;
  height?: number;
}

/** A line of text. */
const Line = ({ x = 4, y, width, height = 2.5 }: Bar) => (
  <rect className={classes['line']} x={x} y={y} width={width} height={height} rx={1} />
);

const Button = ({ x = 4, y, width = 14 }: Partial<Bar> & { y: number }) => (
  <rect className={classes['accent']} x={x} y={y} width={width} height={5} rx={2.5} />
);

const Paper = ({ x = 0, y, width = 36, height = 64 }: Partial<Bar> & { y: number }) => (
  <rect className={classes['paper']} x={x} y={y} width={width} height={height} />
);

const Glyph = ({ x, y, size, children }: { x: number; y: number; size: number; children: string }) => (
  <text className={classes['line']} x={x} y={y} fontSize={size} fontWeight={700}>
    {children}
  </text>
);

/** A headline of two lines below a small line, with a button. `x`: the centre of the texts; absent for texts at the left. */
function Headline({ y, x }: { y: number; x?: number }) {
  const at = (width: number): Pick<Bar, 'x' | 'width'> => ({ width, ...(x !== undefined && { x: x - width / 2 }) });
  return (
    <>
      <Line {...at(10)} y={y} height={1.5} />
      <Line {...at(26)} y={y + 4} height={4} />
      <Line {...at(18)} y={y + 10} height={4} />
      <Button {...at(14)} y={y + 17} />
    </>
  );
}

const DRAWINGS: Readonly<Record<SheetLayout, ReactNode>> = {
  low: <Headline y={37} />,
  high: <Headline y={6} />,
  centre: <Headline y={20} x={18} />,
  column: (
    <>
      <Paper y={0} width={17} />
      <Line x={3} y={18} width={11} height={3.5} />
      <Line x={3} y={24} width={9} height={3.5} />
      <Line x={3} y={32} width={11} height={1.5} />
      <Line x={3} y={35.5} width={8} height={1.5} />
      <Button x={3} y={42} width={11} />
    </>
  ),
  number: (
    <>
      <Glyph x={4} y={43} size={24}>
        24
      </Glyph>
      <Line y={48} width={24} />
      <Line y={52.5} width={16} />
    </>
  ),
  quote: (
    <>
      <Glyph x={4} y={34} size={28}>
        “
      </Glyph>
      <Line y={29} width={28} height={3.5} />
      <Line y={35} width={22} height={3.5} />
      <Line y={43} width={10} height={1.5} />
    </>
  ),
  price: (
    <>
      <Paper x={3} y={34} width={30} height={26} />
      <Line x={6} y={38} width={18} height={3} />
      <Glyph x={6} y={51} size={9}>
        ¥980
      </Glyph>
      <Button x={6} y={53.5} />
    </>
  ),
  list: (
    <>
      <Line y={20} width={24} height={4} />
      {[29, 35, 41, 47].map((y, index) => (
        <g key={y}>
          <circle className={classes['accent']} cx={5.5} cy={y + 1.25} r={1.25} />
          <Line x={9} y={y} width={[20, 16, 22, 14][index] ?? 0} />
        </g>
      ))}
    </>
  ),
  pair: (
    <>
      <Line y={7} width={26} height={4} />
      <Line y={13} width={18} height={4} />
      <Line y={46} width={28} height={2} />
      <Line y={50} width={25} height={2} />
      <Line y={54} width={17} height={2} />
    </>
  ),
  framed: (
    <>
      <Paper y={37} height={27} />
      <Line y={41} width={24} height={3.5} />
      <Line y={47} width={17} height={3.5} />
      <Button y={54} />
    </>
  ),
  words: (
    <>
      <Paper y={0} />
      <Line y={17} width={10} height={1.5} />
      <Line y={21} width={28} height={5} />
      <Line y={28.5} width={24} height={5} />
      <Line y={36} width={15} height={5} />
      <Button y={46} />
    </>
  ),
  bleed: null,
  product: (
    <>
      <Line y={6} width={22} height={3} />
      <Paper x={3} y={26} width={30} height={34} />
      <rect className={classes['accent']} x={6} y={29} width={24} height={16} rx={1} opacity={0.4} />
      <Line x={6} y={48} width={16} height={2} />
      <Button x={6} y={52.5} width={24} />
    </>
  ),
};

/** What a layout puts where, over the picture of the sheet. */
export const LayoutSchematic = ({ layout }: { layout: SheetLayout }) => (
  <svg className={classes['schematic']} viewBox="0 0 36 64" aria-hidden>
    {DRAWINGS[layout]}
  </svg>
);
