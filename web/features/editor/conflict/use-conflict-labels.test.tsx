import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import type { ConflictPart } from '#web/features/editor/conflict/conflict-parts.ts';
import { useConflictLabels } from '#web/features/editor/conflict/use-conflict-labels.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const FIELDS: SheetField[] = ['layout', 'textStyles', 'textPlace', 'textBackdrop', 'surface'];
const CHANGED: Sheet = {
  ...EMPTY_SHEET,
  layout: 'quote',
  textStyles: { headline: { step: 1, isBold: null, align: null, colour: null } },
  textPlace: { x: 10, y: 20 },
  textBackdrop: 'panel',
  surface: { pattern: 'dots', colour: 'accent' },
};
const PART = {
  kind: 'sheet',
  cell: 'A1',
  language: 'jp',
  mine: EMPTY_SHEET,
  theirs: CHANGED,
  differing: FIELDS,
} as unknown as ConflictPart;

function Values({ side }: { side: 'mine' | 'theirs' }) {
  const { differences } = useConflictLabels();
  const lines = differences(PART, side, emptySite(1, 1)).map(({ label, value }) => `${label}: ${value}`);
  return <output aria-label={side}>{lines.join(' / ')}</output>;
}

it('names the values of layout and text styles on both sides of a conflict', async () => {
  await renderScreen({
    element: (
      <>
        <Values side="mine" />
        <Values side="theirs" />
      </>
    ),
  });
  const mine = await screen.findByRole('status', { name: 'mine' });
  expect(mine.textContent).toBe(
    'レイアウト: 下に置く / 文字のスタイル: なし / 文字の位置: レイアウトに任せる / 文字の背景: テーマと同じ / 地の色と模様: 無地, 背景',
  );
  expect(screen.getByRole('status', { name: 'theirs' }).textContent).toBe(
    'レイアウト: 引用 / 文字のスタイル: 見出し / 文字の位置: 10 % × 20 % / 文字の背景: パネル / 地の色と模様: ドット, アクセント',
  );
});
